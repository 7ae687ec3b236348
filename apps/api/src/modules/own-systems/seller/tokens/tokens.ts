import { randomUUID } from 'node:crypto';
import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import { sellerTimeZone } from '../../../../platform/session/active-session.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { hashOf, newApiToken } from '../../../../platform/tokens.ts';
import { insertToken, revokeToken, type TokenRow } from '../../../../platform/session/api-token-write-queries.ts';
import { countTokens, findTokens } from '../../read/api-token-queries.ts';

function tokenView(row: TokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)),
    madeBy: row.made_by,
    ofShop: row.of_shop,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revoked: row.revoked_at === null ? null : { at: row.revoked_at.toISOString(), by: row.revoked_by ?? '' },
  };
}

export async function list({ db, session }: InputOf<typeof api.apiTokens.list>) {
  return { items: (await findTokens(db, session.sellerId)).map(tokenView) };
}

const day = 24 * 3600;

/** Makes a token of the person who asks, or of their shop; it is in this reply and nowhere else. */
export async function make({ db, session, body, now, noted, fail }: InputOf<typeof api.apiTokens.make>) {
  const { sellerId, brand, userId, userName } = session;
  // An operator who impersonates is refused before; nobody else is without a user.
  if (userId === null) return fail('access.impersonation');
  if ((await countTokens(db, sellerId)) >= limits.tokens) return fail('api_token.too_many');
  const secret = newApiToken(brand);
  const row = await insertToken(db, {
    id: randomUUID(),
    token_hash: hashOf(secret),
    brand,
    seller_id: sellerId,
    user_id: userId,
    made_by: userName,
    of_shop: body.ofShop ?? false,
    name: body.name,
    last_four: secret.slice(-4),
    scopes: body.scopes,
    created_at: now,
    expires_at: secondsAfter(now, body.days * day),
    last_used_at: null,
    revoked_at: null,
    revoked_by: null,
  });
  const token = tokenView(row ?? fail('internal'));
  noted.note('name', null, token.name);
  noted.note('scopes', null, token.scopes.join(', '));
  if (token.ofShop) noted.note('of_shop', null, true);
  noted.note('valid_until', null, wallClockAt(new Date(token.expiresAt), sellerTimeZone(session)).date);
  return { token, secret };
}

export async function revoke({ db, session, params, now, noted, fail }: InputOf<typeof api.apiTokens.revoke>) {
  const { sellerId, userName } = session;
  const row = await revokeToken(db, { sellerId, tokenId: params.tokenId, by: userName, now });
  const token = tokenView(row ?? fail('not_found'));
  noted.note('name', token.name, null);
  noted.note('scopes', token.scopes.join(', '), null);
  return { token };
}
