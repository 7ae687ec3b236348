import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { view } from './view.ts';

export const tourRoutes = routesOf(api.tours, { view });
