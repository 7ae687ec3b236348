import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { stream } from './stream.ts';

export const liveRoutes = routesOf(api.live, {
  stream,
});
