import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { passkey, passkeyOptions } from './passkey-sign-in.ts';
import { reauthenticate, reauthenticationOptions } from './reauthenticate.ts';
import { secondFactor } from './second-factor.ts';

export const signInRoutes = routesOf(api.signIn, {
  secondFactor,
  passkeyOptions,
  passkey,
  reauthenticationOptions,
  reauthenticate,
});
