import type { MarketplaceEvent } from '@offizin/contract/events/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface EventRow {
  readonly position: number;
  readonly kind: MarketplaceEvent['kind'];
  readonly at: Date;
  readonly seller: string;
  readonly orderNumber: string | null;
  readonly payload: NonNullable<
    | MarketplaceEvent['order']
    | MarketplaceEvent['offers']
    | MarketplaceEvent['registration']
    | MarketplaceEvent['payout']
    | MarketplaceEvent['profile']
    | MarketplaceEvent['pause']
    | MarketplaceEvent['priceProposal']
    | MarketplaceEvent['dispute']
    | MarketplaceEvent['return']
    | MarketplaceEvent['service']
    | MarketplaceEvent['message']
    | MarketplaceEvent['replacement']
  >;
}

export interface EventPage {
  readonly brand: BrandId;
  /** The position of the last event that the reader has; 0 at the beginning. */
  readonly after: number;
  readonly limit: number;
}

/** The next events of a brand behind a position, in the order of the feed. */
export function findEvents(db: MarketplaceDb, { brand, after, limit }: EventPage) {
  const statement = sql<EventRow>`
    select e.position, e.kind, e.at, s.external_id as seller, e.order_number as "orderNumber", e.payload
    from marketplace_event e join seller s on s.id = e.seller_id
    where e.brand = ${brand} and e.position > ${after}::bigint
    order by e.position
    limit ${limit}`;
  return db.rows(statement);
}
