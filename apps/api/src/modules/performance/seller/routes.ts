import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addEvidence } from './add-evidence.ts';
import { cancelledOrders, orders } from './orders.ts';
import { read } from './read.ts';
import { send } from './send-dispute.ts';
import { status } from './status.ts';
import { withdraw } from './withdraw-dispute.ts';

export const metricsRoutes = routesOf(api.metrics, { read, status, orders, cancelledOrders });
export const disputesRoutes = routesOf(api.disputes, { addEvidence, send, withdraw });
