import { api } from '@offizin/contract/api';
import { routesOf } from '../../platform/http/route.ts';
import { file } from './file.ts';
import { start } from './start.ts';
import { state } from './state.ts';

export const exportRoutes = routesOf(api.exports, {
  start,
  state,
  file,
});
