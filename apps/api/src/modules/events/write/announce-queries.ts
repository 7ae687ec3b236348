import type { LiveAnnouncement, LiveProgress } from '@offizin/domain/events/topics';
import { sql } from 'kysely';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The channel on which processes are woken; a seller's id, a progress, or `sessions` travels on it. */
export const liveChannel = 'offizin_live';

export type AddressedAnnouncement = LiveAnnouncement & { readonly sellerId: string };

/** Wakes the processes once the transaction commits; the same word wakes them once. */
async function wake(db: SellerDb | MarketplaceDb | IdentityDb, words: readonly string[]): Promise<void> {
  await db.rows(sql`select pg_notify(${liveChannel}, word)::text from unnest(${words}::text[]) as word`);
}

/** Says that sessions may have ended or may do less: of whoever is banned, leaves a team or gets another role there. */
export function announceEndedSessions(db: MarketplaceDb | IdentityDb): Promise<void> {
  return wake(db, ['sessions']);
}

async function writeEvents(db: SellerDb | MarketplaceDb, events: readonly AddressedAnnouncement[]): Promise<void> {
  if (events.length === 0) return;
  const sellers = events.map((event) => event.sellerId);
  const topics = events.map((event) => event.topic);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  const written = db.rows(sql`
      insert into live_event (seller_id, topic, payload)
      select seller, topic, payload
      from unnest(${sellers}::uuid[], ${topics}::text[], ${payloads}::jsonb[]) as given (seller, topic, payload)`);
  // A statement of its own, which asks no table: only the node that processes listen to may say it.
  await Promise.all([written, wake(db, sellers)]);
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
  await wake(db, [JSON.stringify({ seller: db.sellerId, ...progress })]);
}
