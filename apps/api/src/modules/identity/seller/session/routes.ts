import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { csrfToken } from './csrf-token.ts';
import { dynamicMenu } from './dynamic-menu.ts';
import { extendImpersonation } from './extend-impersonation.ts';
import { challenge } from './challenge.ts';
import { impersonate } from './impersonate.ts';
import { offlineKeys } from './offline-keys.ts';
import { saveLocale } from './save-locale.ts';
import { seller } from './seller.ts';
import { sessionDetails } from './session-details.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const sessionRoutes = routesOf(api.session, {
  csrfToken,
  challenge,
  signIn,
  signOut,
  sessionDetails,
  offlineKeys,
  seller,
  dynamicMenu,
  saveLocale,
  impersonate,
  extendImpersonation,
});
