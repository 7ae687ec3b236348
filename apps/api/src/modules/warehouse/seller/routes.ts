import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { counts } from './counts.ts';
import { detail } from './detail.ts';
import { facets } from './facets.ts';
import { list } from './list.ts';

export const warehouseRoutes = routesOf(api.warehouse, {
  list,
  counts,
  facets,
  detail,
});
