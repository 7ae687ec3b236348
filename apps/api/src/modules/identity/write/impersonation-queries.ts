import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Deletes a token pair and returns it: at most one caller gets it, and only on its brand and in its time. */
export function spendImpersonationToken(
  db: IdentityDb,
  pair: { accessHash: Buffer; refreshHash: Buffer; brand: BrandId; now: Date },
) {
  return db.first(
    query
      .updateTable('impersonation_token')
      .set({ used_at: pair.now })
      .where('access_hash', '=', pair.accessHash)
      .where('refresh_hash', '=', pair.refreshHash)
      .where('brand', '=', pair.brand)
      .where('used_at', 'is', null)
      .where('expires_at', '>', pair.now)
      .returning([
        'seller_id as sellerId',
        'operator',
        'session_seconds as sessionSeconds',
        'refresh_seconds as refreshSeconds',
      ]),
  );
}

export interface MintedPair {
  readonly accessHash: Buffer;
  readonly refreshHash: Buffer;
  readonly brand: BrandId;
  readonly sellerId: string;
  readonly operator: string;
  readonly expiresAt: Date;
  readonly sessionSeconds: number;
  readonly refreshSeconds: number;
}

export async function insertImpersonationToken(db: MarketplaceDb, pair: MintedPair): Promise<void> {
  await db.rows(
    query.insertInto('impersonation_token').values({
      access_hash: pair.accessHash,
      refresh_hash: pair.refreshHash,
      brand: pair.brand,
      seller_id: pair.sellerId,
      operator: pair.operator,
      expires_at: pair.expiresAt,
      session_seconds: pair.sessionSeconds,
      refresh_seconds: pair.refreshSeconds,
      used_at: null,
    }),
  );
}
