import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { list } from './list.ts';

export const systemEventRoutes = routesOf(api.systemEvents, { list });
