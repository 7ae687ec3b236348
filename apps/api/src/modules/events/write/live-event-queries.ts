import { limits } from '@offizin/domain/limits';
import type { LiveTopic } from '@offizin/domain/events/topics';
import { sql } from 'kysely';
import type { LiveDb } from '../../../platform/db/scopes/scopes.ts';

/** A seller and the snapshot up to which its events are known. */
export interface SellerCursor {
  readonly sellerId: string;
  readonly after: string;
}

export interface WaitingEvent {
  /** For which of the requested cursors it is, from 1. */
  readonly cursorNo: number;
  readonly topic: LiveTopic;
  readonly payload: object;
}

/** What became visible behind each cursor, in order, and the snapshot that now is known; at most `liveEventsPerRead` + 1 for each. */
export async function findLiveEvents(
  db: LiveDb,
  cursors: readonly SellerCursor[],
): Promise<{ seen: string; events: WaitingEvent[] }> {
  const sellers = cursors.map((cursor) => cursor.sellerId);
  const snapshots = cursors.map((cursor) => cursor.after);
  // Both sides of the join see the statement's one snapshot, so that no commit falls between them. Ids ahead of it are another
  // cluster's, from before a restore: they are left to retention.
  const rows = await db.rows(sql<{ seen: string; cursorNo: number | null; topic: LiveTopic; payload: object }>`
      select now.seen, waiting."cursorNo", waiting.topic, waiting.payload
      from (select pg_current_snapshot()::text as seen) now left join (
        select asked."cursorNo", event.* from unnest(${sellers}::uuid[], ${snapshots}::pg_snapshot[]) with ordinality as asked (seller_id, after, "cursorNo")
        cross join lateral (
          select e.transaction_id, e.id, e.topic, e.payload from live_event e
          where e.seller_id = asked.seller_id and e.transaction_id >= pg_snapshot_xmin(asked.after)
            and e.transaction_id < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(e.transaction_id, asked.after)
          order by e.transaction_id, e.id limit ${limits.liveEventsPerRead + 1}
        ) event
      ) waiting on true
      order by waiting."cursorNo", waiting.transaction_id, waiting.id`);
  const events = rows.flatMap(({ cursorNo, topic, payload }) =>
    cursorNo === null ? [] : [{ cursorNo, topic, payload }],
  );
  return { seen: rows[0]?.seen ?? '', events };
}
