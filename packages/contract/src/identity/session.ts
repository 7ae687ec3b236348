import { roles } from '@offizin/domain/access/roles';
import { businessTypes, marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { menuGroups, screenIds } from '@offizin/domain/access/screens';
import { currencies } from '@offizin/domain/money';
import { uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countryCode, id, instant, line, localeCode } from '../scalars.ts';

const sellerParams = z.strictObject({ sellerId: id });

export const sessionDetailsView = z.strictObject({
  sellerId: id,
  /** Null for an operator. */
  userId: id.nullable(),
  userName: z.string(),
  locale: localeCode,
  /** Whether that is the shop's, for the person has none of their own yet. */
  isLocaleOfShop: z.boolean().optional(),
  expiresAt: instant,
  impersonatedBy: z.string().nullable(),
  /** What the person may do in this shop; an operator acts as an owner. */
  role: z.enum(roles),
  /** Whether the shop demands a second factor that the person is still to set up: until then only that is open. */
  lacksSecondFactor: z.boolean(),
  /** The tours that the person has seen in this shop, those left out that start no more. */
  viewedTours: z.array(z.string()),
});
export type SessionDetailsView = z.infer<typeof sessionDetailsView>;

export const sellerView = z.strictObject({
  externalId: z.string(),
  name: z.string(),
  createdAt: instant,
  physicalAddress: z.strictObject({ city: z.string(), countryCode }),
  marketplaceConfiguration: z.strictObject({ id: z.string(), type: z.enum(marketplaceTypes) }),
  locale: z.strictObject({ code: localeCode }),
  businessType: z.enum(businessTypes),
  services: z.array(z.strictObject({ code: z.enum(serviceCodes), status: z.enum(serviceStatuses) })),
  goldPartner: z.boolean(),
  /** Whether the marketplace is still to approve it. */
  awaitsApproval: z.boolean(),
  uploadFormats: z.array(z.enum(uploadFormats)),
  currency: z.enum(currencies),
  timeZone: z.string(),
});
export type SellerView = z.infer<typeof sellerView>;

export const menuView = z.strictObject({
  groups: z.array(
    z.strictObject({
      group: z.enum(menuGroups),
      items: z.array(z.strictObject({ screen: z.enum(screenIds), path: z.string() })),
    }),
  ),
});
export type MenuView = z.infer<typeof menuView>;

export const signInBody = z.strictObject({
  user: z.strictObject({ username: line(200), password: z.string().min(1).max(128) }),
  hasRememberMe: z.boolean(),
  /** The solved human check, as the widget gives it; asked for after repeated failures. */
  humanCheck: z.string().max(4000).optional(),
});

export const sessionApi = {
  csrfToken: endpoint({
    method: 'GET',
    path: '/auth/csrf-token',
    summary: 'The token that every write carries in its x-csrf-token header',
    access: { kind: 'public' },
    response: z.strictObject({ csrfToken: z.string() }),
    errors: [],
  }),
  challenge: endpoint({
    method: 'GET',
    path: '/auth/challenge',
    summary: 'A proof-of-work challenge for the human check',
    access: { kind: 'public' },
    response: z.looseObject({}),
    errors: [],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/signin',
    summary: 'Sign in with username or e-mail and password',
    access: { kind: 'public' },
    body: signInBody,
    /** True where the second factor is still to come: there is no session yet. */
    response: z.strictObject({ secondFactor: z.boolean() }),
    errors: [
      'csrf.invalid',
      'invalid_credentials',
      'user_banned',
      'signin.no_shop',
      'signin.passkey_required',
      'signin.wait',
      'human_check_required',
    ],
  }),
  signOut: endpoint({
    method: 'GET',
    path: '/signout',
    summary: 'End the session; acts only when asked by the portal itself',
    access: { kind: 'public' },
    response: z.strictObject({}),
    errors: ['csrf.invalid'],
  }),
  sessionDetails: endpoint({
    method: 'POST',
    path: '/session-details',
    summary: 'The seller and user of the session',
    access: { kind: 'session', beforeSecondFactor: true },
    response: sessionDetailsView,
    errors: ['session_expired', 'csrf.invalid'],
  }),
  offlineKeys: endpoint({
    method: 'GET',
    path: '/offline-keys',
    summary:
      'What the person’s browser seals actions with that wait for a connection; only who signs in again opens them',
    access: { kind: 'session' },
    response: z.strictObject({
      /** The first one seals; the others open what was sealed before the portal changed its own keys. */
      keys: z.array(z.strictObject({ id: z.int(), key: z.string() })),
      /** Whether the browser brings the person in again after it was closed. */
      isRemembered: z.boolean(),
    }),
    errors: ['session_expired', 'access.impersonation', 'access.second_factor'],
  }),
  seller: endpoint({
    method: 'GET',
    path: '/seller/:sellerId',
    summary: 'The seller of the session',
    access: { kind: 'session', beforeSecondFactor: true },
    params: sellerParams,
    response: sellerView,
    errors: ['session_expired', 'not_found'],
    ownedIds: { params: ['sellerId'] },
  }),
  dynamicMenu: endpoint({
    method: 'GET',
    path: '/dynamic-menu/:sellerId',
    summary: 'The menu of the seller of the session: only what it may open',
    access: { kind: 'session', beforeSecondFactor: true },
    params: sellerParams,
    response: menuView,
    errors: ['session_expired', 'not_found'],
    ownedIds: { params: ['sellerId'] },
  }),
  saveLocale: endpoint({
    method: 'PUT',
    path: '/locale',
    summary: 'Save the language the user chose',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'accepted',
    audited: 'locale.changed',
    body: z.strictObject({ locale: localeCode }),
    response: z.strictObject({ locale: localeCode }),
    errors: [
      'session_expired',
      'csrf.invalid',
      'access.impersonation',
      'idempotency.key_required',
      'idempotency.key_reused',
      'idempotency.in_progress',
    ],
  }),
  impersonate: endpoint({
    method: 'POST',
    path: '/impersonate',
    summary: 'Open a session for a seller with the single-use tokens of the marketplace',
    access: { kind: 'public' },
    body: z.strictObject({
      accessToken: line(200),
      accessTokenExpiresIn: z.int().min(1).max(86_400),
      refreshToken: line(200),
      refreshTokenExpiresIn: z.int().min(1).max(86_400),
    }),
    response: z.strictObject({}),
    errors: ['csrf.invalid', 'impersonation.invalid'],
  }),
  extendImpersonation: endpoint({
    method: 'POST',
    path: '/impersonate/extend',
    summary: 'Prolong an impersonated session while its refresh token lasts',
    access: { kind: 'session', beforeSecondFactor: true },
    response: sessionDetailsView,
    errors: ['session_expired', 'csrf.invalid', 'impersonation.invalid'],
  }),
} as const;
