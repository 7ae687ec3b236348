import type { BrandId } from '@offizin/domain/brand/brands';
import { returnStates, returnViews, stepOfSilence } from '@offizin/domain/returns/return-steps';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** States that move on by themselves. */
const timed = returnStates.filter((state) => stepOfSilence({ kind: 'damaged', state }) !== null);

/** Returns whose time is over, the longest ago first; those of the marketplace's warehouse, too, which it decides itself. */
export function findLate(db: MarketplaceDb, { brand, now, limit }: { brand: BrandId; now: Date; limit: number }) {
  return db.rows(sql<{ sellerId: string; id: string }>`
    select seller_id as "sellerId", id from order_return
    where brand = ${brand} and ended_at is null and due_at <= ${now}::timestamptz and state = any(${timed}::text[])
    order by due_at limit ${limit}`);
}

/** Returns that a shop has to decide soon. */
export function findDueSoon(db: MarketplaceDb, { brand, now, within }: { brand: BrandId; now: Date; within: number }) {
  return db.rows(sql<{ sellerId: string; id: string; returnNo: string; version: number }>`
    select seller_id as "sellerId", id, return_no as "returnNo", version from order_return
    where brand = ${brand} and ended_at is null and due_at > ${now}::timestamptz and due_at <= ${secondsAfter(now, within)}::timestamptz
      and state = any(${[...returnViews.to_decide]}::text[])`);
}
