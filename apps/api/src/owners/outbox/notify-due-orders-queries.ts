import type { NotificationKind } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';
import { liveChannel } from './announce-queries.ts';

/** Orders due in a span of time that are one notification for their seller. */
export interface DueSpan {
  readonly kind: NotificationKind;
  readonly after: Date;
  readonly upTo: Date;
  /** What makes one notification of several orders: their deadline, or this text for all of them. */
  readonly together: 'deadline' | { readonly as: string };
  readonly now: Date;
}

/** Notifies every seller of the brand that has open orders of its own due in the span; returns how many notifications are new. */
export async function notifyDueOrders(
  db: MarketplaceDb,
  { kind, after, upTo, together, now }: DueSpan,
): Promise<number> {
  const key = together === 'deadline' ? sql`extract(epoch from dispatch_by)::bigint::text` : sql`${together.as}::text`;
  const statement = sql<{ written: number }>`
    with due as (
      select seller_id, ${kind}::text || ':' || ${key} as key, count(*)::int as orders,
        (array_agg(number order by number))[1] as number, (array_agg(id::text order by number))[1] as order_id
      from seller_order where open and not warehouse and dispatch_by > ${after} and dispatch_by <= ${upTo}
      group by 1, 2
    ), written as (
      insert into notification (seller_id, kind, params, dedupe_key, created_at)
      select seller_id, ${kind}, jsonb_build_object('count', orders, 'number', number, 'orderId', order_id), key, ${now} from due
      on conflict (seller_id, dedupe_key) do nothing returning seller_id, id
    ), told as (
      insert into live_event (seller_id, topic, payload)
      select seller_id, 'notification', jsonb_build_object('notificationId', id, 'sound', false) from written returning seller_id
    ), woken as (
      select pg_notify(${liveChannel}, seller_id::text) from told group by seller_id
    ) select (select count(*) from written)::int as written, (select count(*) from woken) as woken`;
  const row = await db.first(statement);
  return row?.written ?? 0;
}
