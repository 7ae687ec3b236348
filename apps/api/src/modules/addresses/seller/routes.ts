import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { search } from './search.ts';

export const addressRoutes = routesOf(api.addresses, { search });
