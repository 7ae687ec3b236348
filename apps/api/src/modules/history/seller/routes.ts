import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { list, people } from './list.ts';

export const historyRoutes = routesOf(api.history, { list, people });
