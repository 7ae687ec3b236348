import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceEvent } from '@offizin/contract/marketplace-events';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';

export interface EventRow {
  readonly transactionId: string;
  readonly id: number;
  readonly kind: MarketplaceEvent['kind'];
  readonly at: Date;
  readonly seller: string;
  readonly orderNumber: string | null;
  readonly payload: NonNullable<MarketplaceEvent['order']> | NonNullable<MarketplaceEvent['offers']>;
}

export interface EventPage {
  readonly brand: BrandId;
  readonly after: { readonly transactionId: string; readonly id: number };
  readonly limit: number;
}

/**
 * The next events of a brand behind a cursor. While an older transaction is open, events of newer ones are held back:
 * it may still commit an event that comes before them, and a reader past that point would miss it.
 */
export function findEvents(db: MarketplaceDb, { brand, after, limit }: EventPage) {
  const statement = sql<EventRow>`
    select e.transaction_id::text as "transactionId", e.id, e.kind, e.at, s.external_id as seller,
      e.order_number as "orderNumber", e.payload
    from marketplace_event e join seller s on s.id = e.seller_id
    where s.brand = ${brand}
      and (e.transaction_id, e.id) > (${after.transactionId}::xid8, ${after.id}::bigint)
      and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by e.transaction_id, e.id
    limit ${limit}`;
  return db.rows(statement);
}
