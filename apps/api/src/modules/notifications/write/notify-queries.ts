import type { Notice } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';

interface Written {
  readonly sellerId: string;
  readonly notificationId: string;
  readonly sound: boolean;
}

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
  const written = await db.rows(sql<Written>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (seller uuid, kind text, params jsonb, key text, at timestamptz, sound boolean)
    ), written as (
      insert into notification (seller_id, kind, params, dedupe_key, created_at)
      select seller, kind, params, key, at from given
      on conflict (seller_id, dedupe_key) do nothing returning seller_id, id, dedupe_key
    )
    select w.seller_id as "sellerId", w.id as "notificationId", g.sound
    from written w join given g on g.seller = w.seller_id and g.key = w.dedupe_key`);
  await announceTo(
    db,
    written.map(({ sellerId, ...payload }) => ({ sellerId, topic: 'notification', payload })),
  );
  return written.length;
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
