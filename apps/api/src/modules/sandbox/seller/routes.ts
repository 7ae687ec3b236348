import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { place } from './place.ts';
import { play } from './play.ts';

export const sandboxRoutes = routesOf(api.sandbox, { placeOrder: place, playOrder: play });
