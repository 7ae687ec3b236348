import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { list } from './list.ts';
import { order } from './order.ts';
import { summary } from './summary.ts';
import { totals } from './totals.ts';

export const ledgerRoutes = routesOf(api.ledger, { list, totals, summary, order });
