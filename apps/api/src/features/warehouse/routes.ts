import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { counts } from './counts.ts';
import { detail } from './detail.ts';
import { facets } from './facets.ts';
import { list } from './list.ts';

export const warehouseRoutes: readonly Route[] = [
  route(api.warehouse.list, list),
  route(api.warehouse.counts, counts),
  route(api.warehouse.facets, facets),
  route(api.warehouse.detail, detail),
];
