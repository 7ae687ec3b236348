import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { beginAuthenticator, confirmAuthenticator, newRecoveryCodes, removeAuthenticator } from './authenticator.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './passkeys.ts';
import { read } from './read.ts';
import { endOtherSessions, endSession } from './sessions.ts';

export const accessRoutes = routesOf(api.access, {
  read,
  endSession,
  endOtherSessions,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  newRecoveryCodes,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
});
