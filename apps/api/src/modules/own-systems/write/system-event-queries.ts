import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface Feed {
  readonly last: number;
  /** The position of the oldest event that is still kept; null where there is none. */
  readonly first: number | null;
}

/**
 * Gives the waiting events of a seller their positions and says where its feed ends and begins. Whoever does it beside this waits for
 * the row of the feed: a position never becomes visible behind a higher one.
 */
export async function numberSystemEvents(db: SellerDb, brand: string): Promise<Feed> {
  const { sellerId } = db;
  const waiting = await db.first(sql`
    select from system_event where seller_id = ${sellerId}::uuid and position is null limit 1`);
  if (waiting !== undefined) {
    await db.rows(sql`
      insert into system_feed (seller_id, brand, last_position) values (${sellerId}::uuid, ${brand}, 0)
      on conflict (seller_id) do nothing`);
    await db.rows(sql`select from system_feed where seller_id = ${sellerId}::uuid for update`);
    // A statement of its own: it sees what the one that held the row before has numbered.
    await db.rows(sql`
      with waiting as (
        select id, row_number() over (order by id) as place from system_event
        where seller_id = ${sellerId}::uuid and position is null order by id limit ${limits.eventsNumberedAtOnce}
      ), given as (
        update system_event event set position = feed.last_position + waiting.place
        from waiting, system_feed feed
        where event.seller_id = ${sellerId}::uuid and event.id = waiting.id and feed.seller_id = ${sellerId}::uuid
        returning event.position
      )
      update system_feed set last_position = last_position + (select count(*) from given) where seller_id = ${sellerId}::uuid`);
  }
  const found = await db.first(sql<Feed>`
    select last_position as last,
      (select min(position) from system_event where seller_id = ${sellerId}::uuid) as first
    from system_feed where seller_id = ${sellerId}::uuid`);
  return found ?? { last: 0, first: null };
}
