import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { read } from './read.ts';
import { runOut } from './run-out.ts';

export const businessRoutes = routesOf(api.business, { read, runOut });
