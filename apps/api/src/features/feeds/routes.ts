import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { remove, save } from './save.ts';
import { retrieve, state } from './state.ts';

export const feedRoutes: readonly Route[] = [
  route(api.feeds.state, state),
  route(api.feeds.save, save),
  route(api.feeds.remove, remove),
  route(api.feeds.retrieve, retrieve),
];
