import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { list } from './list.ts';
import { open } from './open.ts';

export const shopRoutes = routesOf(api.shops, { list, open });
