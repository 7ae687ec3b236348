import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { stream } from './stream.ts';

export const liveRoutes: readonly Route[] = [route(api.live.stream, stream)];
