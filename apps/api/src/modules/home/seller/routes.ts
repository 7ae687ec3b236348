import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { read } from './read.ts';

export const homeRoutes = routesOf(api.home, { read });
