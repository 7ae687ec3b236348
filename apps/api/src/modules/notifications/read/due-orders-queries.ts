import type { NotificationKind } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Orders due in a span of time that are one notification for their seller. */
export interface DueSpan {
  readonly kind: Extract<NotificationKind, `order_${'due_soon' | 'due_today' | 'overdue'}`>;
  readonly after: Date;
  readonly upTo: Date;
  /** What makes one notification of several orders: their deadline, or this text for all of them. */
  readonly together: 'deadline' | { readonly as: string };
  readonly now: Date;
}

export interface DueOrders {
  readonly sellerId: string;
  readonly key: string;
  readonly count: number;
  /** The first of them by number. */
  readonly number: string;
  readonly orderId: string;
  readonly orders: readonly { readonly number: string; readonly dispatchBy: string }[];
}

/** The brand's open orders of the sellers' own that are due in the span, without those that have a notification. */
export function findUnnoticedDueOrders(
  db: MarketplaceDb,
  { kind, after, upTo, together }: DueSpan,
): Promise<DueOrders[]> {
  const key = together === 'deadline' ? sql`extract(epoch from dispatch_by)::bigint::text` : sql`${together.as}::text`;
  return db.rows(sql<DueOrders>`
    select due.* from (
      select seller_id as "sellerId", ${kind}::text || ':' || ${key} as key, count(*)::integer as count,
        (array_agg(number order by number))[1] as number, (array_agg(id::text order by number))[1] as "orderId",
        to_jsonb((array_agg(jsonb_build_object('number', number, 'dispatchBy', dispatch_by) order by dispatch_by, number))[1:5]) as orders
      from seller_order where open and not warehouse and dispatch_by > ${after} and dispatch_by <= ${upTo}
      group by 1, 2
    ) due
    where not exists (select from notification n where n.seller_id = due."sellerId" and n.dedupe_key = due.key)`);
}
