import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { remove, save } from './save.ts';
import { retrieve, state } from './state.ts';
import { trial, tryOut } from './try-out.ts';

export const feedRoutes = routesOf(api.feeds, {
  state,
  save,
  remove,
  retrieve,
  tryOut,
  trial,
});
