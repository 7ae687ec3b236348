import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { ask, withdraw } from './ask.ts';
import { read } from './read.ts';

export const servicesRoutes = routesOf(api.services, { read, ask, withdraw });
