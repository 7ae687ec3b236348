import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { change } from './change.ts';
import { changeMany } from './change-many.ts';
import { counts } from './counts.ts';
import { detail } from './detail.ts';
import { facets } from './facets.ts';
import { list } from './list.ts';

export const offerRoutes: readonly Route[] = [
  route(api.offers.list, list),
  route(api.offers.counts, counts),
  route(api.offers.facets, facets),
  route(api.offers.detail, detail),
  route(api.offers.change, change),
  route(api.offers.changeMany, changeMany),
];
