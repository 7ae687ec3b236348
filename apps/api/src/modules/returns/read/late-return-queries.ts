import type { BrandId } from '@offizin/domain/brand/brands';
import { movingStates, returnViews } from '@offizin/domain/returns/return-steps';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Returns whose time is over and which move on by it, the longest ago first: not those that the marketplace is late with. */
export function findLate(db: MarketplaceDb, { brand, now, limit }: { brand: BrandId; now: Date; limit: number }) {
  return db.rows(sql<{ sellerId: string; id: string }>`
    select seller_id as "sellerId", id from order_return
    where brand = ${brand} and ended_at is null and due_at <= ${now}::timestamptz and state = any(${[...movingStates]}::text[])
      and (state <> 'escalated' or evidence = '[]' and not steps @> '[{"step": "end_evidence"}]')
    order by due_at limit ${limit}`);
}

/** Returns that a shop has to decide soon. */
export function findDueSoon(db: MarketplaceDb, { brand, now, within }: { brand: BrandId; now: Date; within: number }) {
  return db.rows(sql<{ sellerId: string; id: string; returnNo: string; version: number }>`
    select seller_id as "sellerId", id, return_no as "returnNo", version from order_return
    where brand = ${brand} and ended_at is null and due_at > ${now}::timestamptz and due_at <= ${secondsAfter(now, within)}::timestamptz
      and state = any(${[...returnViews.to_decide]}::text[])`);
}
