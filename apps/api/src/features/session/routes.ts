import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { csrfToken } from './csrf-token.ts';
import { dynamicMenu } from './dynamic-menu.ts';
import { extendImpersonation } from './extend-impersonation.ts';
import { challenge } from './human-check.ts';
import { impersonate } from './impersonate.ts';
import { saveLocale } from './save-locale.ts';
import { seller } from './seller.ts';
import { sessionDetails } from './session-details.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const sessionRoutes: readonly Route[] = [
  route(api.session.csrfToken, csrfToken),
  route(api.session.challenge, challenge),
  route(api.session.signIn, signIn),
  route(api.session.signOut, signOut),
  route(api.session.sessionDetails, sessionDetails),
  route(api.session.seller, seller),
  route(api.session.dynamicMenu, dynamicMenu),
  route(api.session.saveLocale, saveLocale),
  route(api.session.impersonate, impersonate),
  route(api.session.extendImpersonation, extendImpersonation),
];
