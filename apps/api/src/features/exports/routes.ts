import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { file } from './file.ts';
import { start } from './start.ts';
import { state } from './state.ts';

export const exportRoutes: readonly Route[] = [
  route(api.exports.start, start),
  route(api.exports.state, state),
  route(api.exports.file, file),
];
