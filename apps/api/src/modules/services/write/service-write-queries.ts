import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ServiceAsk } from '@offizin/domain/services/service-asks';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface OneService {
  readonly sellerId: string;
  readonly code: ServiceCode;
}

/** Notes what the shop asks; false where it has asked the same already. */
export async function insertAsk(
  db: SellerDb,
  { sellerId, brand, code, kind, now }: OneService & { brand: BrandId; kind: ServiceAsk; now: Date },
): Promise<boolean> {
  const rows = await db.rows(
    query
      .insertInto('service_state')
      .values({ seller_id: sellerId, brand, code, asked: kind, asked_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['seller_id', 'code'])
          .doUpdateSet({ asked: kind, asked_at: now, refused: null, refused_at: null, refusal: null })
          .where('service_state.asked', 'is distinct from', kind),
      )
      .returning('code'),
  );
  return rows.length === 1;
}

/** Takes back what was asked; false where nothing was. */
export async function clearAsk(db: SellerDb, { sellerId, code }: OneService): Promise<boolean> {
  const rows = await db.rows(
    query
      .updateTable('service_state')
      .set({ asked: null, asked_at: null })
      .where('seller_id', '=', sellerId)
      .where('code', '=', code)
      .where('asked', 'is not', null)
      .returning('code'),
  );
  return rows.length === 1;
}

/** What is kept of a service after the marketplace has set it. */
export interface SetService extends OneService {
  readonly brand: BrandId;
  readonly since: Date | null;
  /** What stays open. */
  readonly asked: { readonly kind: ServiceAsk; readonly at: Date } | null;
  readonly refused: { readonly kind: ServiceAsk; readonly at: Date; readonly reason: string | null } | null;
}

export async function upsertServiceState(db: MarketplaceDb, service: SetService): Promise<void> {
  const { sellerId, brand, code, since, asked, refused } = service;
  const known = {
    since,
    asked: asked?.kind ?? null,
    asked_at: asked?.at ?? null,
    refused: refused?.kind ?? null,
    refused_at: refused?.at ?? null,
    refusal: refused?.reason ?? null,
  };
  await db.rows(
    query
      .insertInto('service_state')
      .values({ seller_id: sellerId, brand, code, ...known })
      .onConflict((conflict) => conflict.columns(['seller_id', 'code']).doUpdateSet(known)),
  );
}
