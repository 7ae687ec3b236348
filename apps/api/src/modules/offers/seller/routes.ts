import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { change } from './change.ts';
import { changeMany } from './change-many.ts';
import { counts } from './counts.ts';
import { detail } from './detail.ts';
import { facets } from './facets.ts';
import { list } from './list.ts';

export const offerRoutes = routesOf(api.offers, {
  list,
  counts,
  facets,
  detail,
  change,
  changeMany,
});
