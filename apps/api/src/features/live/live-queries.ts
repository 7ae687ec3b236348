import { limits } from '@offizin/domain/limits';
import {
  type LiveAnnouncement,
  type LiveProgress,
  type LiveTopic,
  orderAnnouncement,
} from '@offizin/domain/live/topics';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb, LiveDb, MarketplaceDb, SellerDb } from '../../platform/db/db-scopes.ts';

/** The channel on which processes are woken; a seller's id, a progress, or `sessions` travels on it. */
export const liveChannel = 'offizin_live';

/** Tells the open browsers of the transaction's own seller, once it commits (GEN-16). */
export async function announce(db: SellerDb, { topic, payload }: LiveAnnouncement): Promise<void> {
  await db.rows(sql`
      with written as (
        insert into live_event (seller_id, topic, payload) values (current_seller(), ${topic}, ${JSON.stringify(payload)}::jsonb)
        returning seller_id
      ) select pg_notify(${liveChannel}, seller_id::text) from written`);
}

export type AddressedAnnouncement = LiveAnnouncement & { readonly sellerId: string };

/** Tells the open browsers of any of the sellers that the transaction may write for. */
export async function announceTo(
  db: SellerDb | MarketplaceDb,
  events: readonly AddressedAnnouncement[],
): Promise<void> {
  if (events.length === 0) return;
  const sellers = events.map((event) => event.sellerId);
  const topics = events.map((event) => event.topic);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  await db.rows(sql`
      with written as (
        insert into live_event (seller_id, topic, payload)
        select * from unnest(${sellers}::uuid[], ${topics}::text[], ${payloads}::jsonb[])
        returning seller_id
      ) select pg_notify(${liveChannel}, seller_id::text) from written group by seller_id`);
}

/** Tells that these orders came or changed, one event for each seller. */
export async function announceOrders(
  db: MarketplaceDb,
  orders: readonly { readonly sellerId: string; readonly id: string }[],
): Promise<void> {
  const bySeller = Map.groupBy(orders, (order) => order.sellerId);
  await announceTo(
    db,
    [...bySeller].map(([sellerId, own]) => ({ sellerId, ...orderAnnouncement(own.map((order) => order.id)) })),
  );
}

/**
 * Tells how far a job is to who listens at this moment: no row, so it costs next to nothing and is not repeated after a
 * break. Commit it by itself while the job's own transaction goes on; tell the end of the job with `announce`.
 */
export async function announceProgress(db: SellerDb, progress: LiveProgress): Promise<void> {
  await db.rows(sql`
      select pg_notify(${liveChannel}, json_build_object('seller', current_seller(), 'topic', ${progress.topic}::text,
        'payload', ${JSON.stringify(progress.payload)}::json)::text)`);
}

/** A seller and the snapshot up to which its events are known. */
export interface LivePlace {
  readonly sellerId: string;
  readonly after: string;
}

export interface WaitingEvent {
  /** Which of the places asked about it is for, from 1. */
  readonly place: number;
  readonly topic: LiveTopic;
  readonly payload: object;
}

/** What became visible behind each place, in order, and the snapshot that now is known; at most `liveEventsPerRead` + 1 for each. */
export async function findLiveEvents(
  db: LiveDb,
  places: readonly LivePlace[],
): Promise<{ seen: string; events: WaitingEvent[] }> {
  const sellers = places.map((place) => place.sellerId);
  const snapshots = places.map((place) => place.after);
  // Both sides of the join see the statement's one snapshot, so that no commit falls between them.
  const rows = await db.rows(sql<{ seen: string; place: number | null; topic: LiveTopic; payload: object }>`
      select now.seen, waiting.place, waiting.topic, waiting.payload
      from (select pg_current_snapshot()::text as seen) now left join (
        select asked.place, event.* from unnest(${sellers}::uuid[], ${snapshots}::pg_snapshot[]) with ordinality as asked (seller_id, after, place)
        cross join lateral (
          select e.transaction_id, e.id, e.topic, e.payload from live_event e
          where e.seller_id = asked.seller_id and e.transaction_id >= pg_snapshot_xmin(asked.after)
            and not pg_visible_in_snapshot(e.transaction_id, asked.after)
          order by e.transaction_id, e.id limit ${limits.liveEventsPerRead + 1}
        ) event
      ) waiting on true
      order by waiting.place, waiting.transaction_id, waiting.id`);
  const events = rows.flatMap(({ place, topic, payload }) => (place === null ? [] : [{ place, topic, payload }]));
  return { seen: rows[0]?.seen ?? '', events };
}

/** Which of these sessions are still good: not ended, not idle for too long, nobody banned. */
export function findLiveSessions(
  db: IdentityDb,
  tokenHashes: readonly Buffer[],
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db.rows(
    query
      .selectFrom('session as s')
      .innerJoin('seller', 'seller.id', 's.seller_id')
      .leftJoin('user_account as u', 'u.id', 's.user_id')
      .select('s.token_hash')
      .where('s.token_hash', '=', sql<Buffer>`any(${[...tokenHashes]}::bytea[])`)
      .where('s.expires_at', '>', now)
      .where('seller.status', '<>', 'banned')
      .where(sql<boolean>`u.banned is not true`)
      .where((where) =>
        where.or([where('s.impersonated_by', 'is not', null), where('s.last_seen_at', '>', idleSince)]),
      ),
  );
}
