import { limits } from '@offizin/domain/limits';
import type { LiveTopic } from '@offizin/domain/live/topics';
import { sql } from 'kysely';
import type { LiveDb } from '../../platform/db/db-scopes.ts';

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
  // Both sides of the join see the statement's one snapshot, so that no commit falls between them. Ids ahead of it are another
  // cluster's, from before a restore: they are left to retention.
  const rows = await db.rows(sql<{ seen: string; place: number | null; topic: LiveTopic; payload: object }>`
      select now.seen, waiting.place, waiting.topic, waiting.payload
      from (select pg_current_snapshot()::text as seen) now left join (
        select asked.place, event.* from unnest(${sellers}::uuid[], ${snapshots}::pg_snapshot[]) with ordinality as asked (seller_id, after, place)
        cross join lateral (
          select e.transaction_id, e.id, e.topic, e.payload from live_event e
          where e.seller_id = asked.seller_id and e.transaction_id >= pg_snapshot_xmin(asked.after)
            and e.transaction_id < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(e.transaction_id, asked.after)
          order by e.transaction_id, e.id limit ${limits.liveEventsPerRead + 1}
        ) event
      ) waiting on true
      order by waiting.place, waiting.transaction_id, waiting.id`);
  const events = rows.flatMap(({ place, topic, payload }) => (place === null ? [] : [{ place, topic, payload }]));
  return { seen: rows[0]?.seen ?? '', events };
}
