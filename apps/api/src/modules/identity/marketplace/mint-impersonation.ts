import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { insertImpersonationToken } from '../write/impersonation-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** Mints a token pair for one seller: to be used once, within a minute (AUT-08). Only hashes are kept. */
export async function mintImpersonation({
  db,
  caller,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.mintImpersonation>) {
  const [seller] = await findSellers(db, caller.brand, [body.seller]);
  if (seller === undefined) return fail('not_found');
  const accessToken = newToken();
  const refreshToken = newToken();
  await insertImpersonationToken(db, {
    accessHash: hashOf(accessToken),
    refreshHash: hashOf(refreshToken),
    brand: caller.brand,
    sellerId: seller.id,
    operator: body.operator,
    expiresAt: secondsAfter(now, limits.impersonationTokenLifetime),
    sessionSeconds: limits.impersonationSession,
    refreshSeconds: limits.impersonationRefresh,
  });
  return {
    accessToken,
    accessTokenExpiresIn: limits.impersonationSession,
    refreshToken,
    refreshTokenExpiresIn: limits.impersonationRefresh,
  };
}
