import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { list } from './list.ts';

export const parcelRoutes = routesOf(api.parcels, { list });
