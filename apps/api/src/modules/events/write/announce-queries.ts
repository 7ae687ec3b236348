import type { LiveAnnouncement, LiveProgress } from '@offizin/domain/events/topics';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The channel on which processes are woken; a seller's id, a progress, or `sessions` travels on it. */
export const liveChannel = 'offizin_live';

export type AddressedAnnouncement = LiveAnnouncement & { readonly sellerId: string };

async function writeEvents(db: SellerDb | MarketplaceDb, events: readonly AddressedAnnouncement[]): Promise<void> {
  if (events.length === 0) return;
  const sellers = events.map((event) => event.sellerId);
  const topics = events.map((event) => event.topic);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  await db.rows(sql`
      with written as (
        insert into live_event (seller_id, topic, payload)
        select seller, topic, payload
        from unnest(${sellers}::uuid[], ${topics}::text[], ${payloads}::jsonb[]) as given (seller, topic, payload)
        returning seller_id
      ) select pg_notify(${liveChannel}, seller_id::text) from written group by seller_id`);
}

/** Announces to the open browsers of the transaction's own seller, once it commits (GEN-16). */
export function announce(db: SellerDb, event: LiveAnnouncement): Promise<void> {
  return writeEvents(db, [{ ...event, sellerId: db.sellerId }]);
}

/** Announces to the open browsers of any of the sellers that the transaction may write for. */
export function announceTo(db: SellerDb | MarketplaceDb, events: readonly AddressedAnnouncement[]): Promise<void> {
  return writeEvents(db, events);
}

/**
 * Announces how far a job is to who listens at this moment: no row, so it costs next to nothing and is not repeated after a
 * break. Commit it by itself while the job's own transaction is open; announce the end of the job with `announce`.
 */
export async function announceProgress(db: SellerDb, progress: LiveProgress): Promise<void> {
  await db.rows(sql`
      select pg_notify(${liveChannel}, json_build_object('seller', ${db.sellerId}::text, 'topic', ${progress.topic}::text,
        'payload', ${JSON.stringify(progress.payload)}::json)::text)`);
}
