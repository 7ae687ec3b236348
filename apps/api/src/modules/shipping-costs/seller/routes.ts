import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { read } from './read.ts';
import { save } from './save.ts';

export const shippingCostsRoutes = routesOf(api.shippingCosts, { read, save });
