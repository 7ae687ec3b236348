import type { EndpointSpec } from '@offizin/contract/endpoint';
import { mayWith } from '@offizin/domain/own-systems/token-scopes';
import { limits } from '@offizin/domain/limits';
import type { App } from '../app.ts';
import { secondsAfter } from '../clock.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import { fail } from '../fail.ts';
import type { ActiveSession } from '../session/active-session.ts';
import { touchToken } from '../session/api-token-write-queries.ts';
import { countUse, takeFromRate } from '../session/rate.ts';
import { sellerSubject } from '../session/seller-subject.ts';
import { apiTokenPattern, hashOf } from '../tokens.ts';
import type { Exchange } from './route.ts';
import { findShopToken, type ShopTokenRow } from './shop-token-queries.ts';
import { Turns } from './turns.ts';
import { readVisit, type Visit } from './visit.ts';

/** One address cannot take the connections with which the tokens of the others are looked up. */
const lookups = new WeakMap<App, Turns>();
function lookupsOf(app: App): Turns {
  const own =
    lookups.get(app) ?? new Turns({ atOnce: limits.callsAtOncePerSeller, waiting: limits.callsWaitingPerSeller });
  lookups.set(app, own);
  return own;
}

/** How long a token may be used without writing that down again, in seconds. */
const touchEvery = 60;

async function lookUp(app: App, token: string): Promise<ShopTokenRow | undefined> {
  const now = app.clock();
  return withIdentity(app.pool, async (db) => {
    const row = await findShopToken(db, hashOf(token), now);
    if (row !== undefined && (row.last_used_at === null || secondsAfter(row.last_used_at, touchEvery) <= now))
      await touchToken(db, row.token_id, now);
    return row;
  });
}

/** Refuses a call without a good token; who tries many from one address has to wait. */
async function refuse(app: App, { address }: Visit): Promise<never> {
  const calls = limits.wrongTokensPerAddressPerMinute;
  await takeFromRate(app, { scope: 'wrong_token', key: address, calls, per: 60 });
  return fail('api_token.invalid');
}

/** Only who is an owner makes tokens, and one that is not the shop's ends with that. */
const role = 'owner';

/**
 * What a token is to the handlers: a session of the person who made it, which shows nothing of how that person signed in. One of the
 * shop goes by the shop's name and language.
 */
function sessionOf(row: ShopTokenRow): ActiveSession {
  const userLocale = row.of_shop ? null : row.user_locale;
  const doer = row.of_shop ? row.name : row.user_name;
  return {
    id: row.token_id,
    sellerId: row.id,
    userId: row.user_id,
    userName: `${doer} · ${row.token_name}`,
    impersonatedBy: null,
    isSystem: true,
    impersonationRefreshUntil: null,
    locale: userLocale ?? row.locale,
    brand: row.brand,
    expiresAt: row.expires_at,
    authenticatedAt: null,
    subject: sellerSubject(row, role),
    row: {
      sessionId: row.token_id,
      authenticatedAt: null,
      seller: row,
      userId: row.user_id,
      userName: row.user_name,
      userEmail: row.user_email,
      userLocale,
      userBanned: false,
      role,
      lacksSecondFactor: false,
      impersonatedBy: null,
      impersonationRefreshUntil: null,
      rememberFamily: null,
      createdAt: row.token_created_at,
      lastSeenAt: row.last_used_at ?? row.token_created_at,
      expiresAt: row.expires_at,
    },
  };
}

/** Says with every reply how many calls are left, as draft-ietf-httpapi-ratelimit-headers names it; over the limit it is 429. */
async function countCall(app: App, tokenId: string, { reply }: Exchange): Promise<void> {
  const calls = limits.tokenCallsPerMinute;
  const { used, resetSeconds } = await countUse(app, { scope: 'api_token', key: tokenId, calls, per: 60 });
  reply.header('ratelimit-limit', calls);
  reply.header('ratelimit-remaining', Math.max(0, calls - used));
  reply.header('ratelimit-reset', resetSeconds);
  if (used > calls) fail('rate_limited', { retryAfter: resetSeconds });
}

/** A request's visit as if it had no cookie: beside a token they count for nothing, and none is set. */
function withoutCookies(visit: Visit): Visit {
  return { ...visit, cookie: () => null, setCookie: () => {}, clearCookie: () => {} };
}

export interface TokenCall {
  readonly visit: Visit;
  readonly session: ActiveSession;
}

/** Lets a call of a seller's own system in by its `Authorization: Bearer` token, from headers alone; refuses all others (MKT-03). */
export async function readTokenCall(app: App, { token: scope }: EndpointSpec, exchange: Exchange): Promise<TokenCall> {
  const { request, reply } = exchange;
  const visit = withoutCookies(readVisit(app, request, reply));
  const token = apiTokenPattern.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse(app, visit);
  const row = await lookupsOf(app).take(visit.address, () => lookUp(app, token));
  // A token of another brand is none on this host.
  if (row?.brand !== visit.host.brand) return refuse(app, visit);
  await countCall(app, row.token_id, exchange);
  if (scope === undefined || (scope !== 'any' && !mayWith(row.scopes, scope))) return fail('api_token.scope');
  return { visit, session: sessionOf(row) };
}
