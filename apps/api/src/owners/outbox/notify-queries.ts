import type { Notice } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../platform/db/db-scopes.ts';
import { liveChannel } from './announce-queries.ts';

/**
 * Writes notices that are not there yet by their keys and tells the open browsers; `seller` gives the owner of a notice,
 * or null for the transaction's own seller.
 */
async function writeNotices(
  db: SellerDb | MarketplaceDb,
  notices: readonly (Notice & { readonly sellerId: string | null })[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ sellerId, kind, params, dedupeKey, at, sound = false }) => ({
    seller: sellerId,
    kind,
    params,
    key: dedupeKey,
    at,
    sound,
  }));
  const statement = sql`
    with given as (
      select coalesce(seller, current_seller()) as seller, kind, params, key, at, sound
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (seller uuid, kind text, params jsonb, key text, at timestamptz, sound boolean)
    ), written as (
      insert into notification (seller_id, kind, params, dedupe_key, created_at)
      select seller, kind, params, key, at from given
      on conflict (seller_id, dedupe_key) do nothing returning seller_id, id, dedupe_key
    ), told as (
      insert into live_event (seller_id, topic, payload)
      select w.seller_id, 'notification', jsonb_build_object('notificationId', w.id, 'sound', g.sound)
      from written w join given g on g.seller = w.seller_id and g.key = w.dedupe_key returning seller_id
    ) select pg_notify(${liveChannel}, seller_id::text) from told group by seller_id`;
  await db.rows(statement);
}

/** Notifies the transaction's own seller, once for each dedupe key (GEN-18). */
export function notify(db: SellerDb, notice: Notice): Promise<void> {
  return writeNotices(db, [{ ...notice, sellerId: null }]);
}

export type AddressedNotice = Notice & { readonly sellerId: string };

/** Notifies any of the sellers that the transaction may write for, in one statement. */
export function notifyAll(db: SellerDb | MarketplaceDb, notices: readonly AddressedNotice[]): Promise<void> {
  return writeNotices(db, notices);
}
