import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { find } from './find.ts';

export const searchRoutes = routesOf(api.search, { find });
