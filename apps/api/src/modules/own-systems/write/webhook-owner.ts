import type { BrandId } from '@offizin/domain/brand/brands';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whose endpoints: a seller's, or the operator's of a brand where there is no seller. */
export interface WebhookOwner {
  readonly brand: BrandId;
  readonly sellerId: string | null;
}

/** The condition that a row is theirs. */
export function ownedBy({ brand, sellerId }: WebhookOwner): RawBuilder<SqlBool> {
  return sellerId === null
    ? sql<SqlBool>`(brand = ${brand} and seller_id is null)`
    : sql<SqlBool>`(seller_id = ${sellerId}::uuid)`;
}
