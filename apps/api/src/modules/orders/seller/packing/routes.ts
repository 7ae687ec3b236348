import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { desk } from './desk.ts';
import { keep } from './keep.ts';
import { scanned } from './scanned.ts';

export const packingRoutes = routesOf(api.packing, { desk, scanned, keep });
