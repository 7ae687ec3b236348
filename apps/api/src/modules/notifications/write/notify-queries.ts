import type { Notice } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { liveChannel } from '../../events/write/announce-queries.ts';

/** Writes notices that are not there yet by their keys and announces them to the open browsers; returns how many. */
async function writeNotices(db: SellerDb | MarketplaceDb, notices: readonly AddressedNotice[]): Promise<number> {
  if (notices.length === 0) return 0;
  const rows = notices.map(({ sellerId, kind, params, dedupeKey, at, sound = false }) => ({
    seller: sellerId,
    kind,
    params,
    key: dedupeKey,
    at,
    sound,
  }));
  const statement = sql<{ written: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (seller uuid, kind text, params jsonb, key text, at timestamptz, sound boolean)
    ), written as (
      insert into notification (seller_id, kind, params, dedupe_key, created_at)
      select seller, kind, params, key, at from given
      on conflict (seller_id, dedupe_key) do nothing returning seller_id, id, dedupe_key
    ), announced as (
      insert into live_event (seller_id, topic, payload)
      select w.seller_id, 'notification', jsonb_build_object('notificationId', w.id, 'sound', g.sound)
      from written w join given g on g.seller = w.seller_id and g.key = w.dedupe_key returning seller_id
    ), woken as (
      select pg_notify(${liveChannel}, seller_id::text) from announced group by seller_id
    ) select (select count(*) from written)::integer as written, (select count(*) from woken) as woken`;
  return (await db.first(statement))?.written ?? 0;
}

/** Notifies the transaction's own seller, once for each dedupe key; returns how many are new (GEN-18). */
export function notify(db: SellerDb, notice: Notice): Promise<number> {
  return writeNotices(db, [{ ...notice, sellerId: db.sellerId }]);
}

export type AddressedNotice = Notice & { readonly sellerId: string };

/** Notifies any of the sellers that the transaction may write for, in one statement; returns how many are new. */
export function notifyAll(db: SellerDb | MarketplaceDb, notices: readonly AddressedNotice[]): Promise<number> {
  return writeNotices(db, notices);
}
