import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { beginReturn } from './begin-return.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { playReturn } from './play-return.ts';
import { writeMessage } from './write-message.ts';

export const sandboxRoutes = routesOf(api.sandbox, {
  placeOrder: place,
  playOrder: play,
  beginReturn,
  playReturn,
  writeMessage,
});
