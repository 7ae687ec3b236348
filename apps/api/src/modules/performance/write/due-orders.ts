import { reasonsOf } from '@offizin/domain/orders/cancellation-reasons';
import type { MetricPeriod } from '@offizin/domain/performance/periods';
import { sql } from 'kysely';

/** Of which orders, as they are at `now`, by when they were due. */
export interface DueWithin extends Pick<MetricPeriod, 'from' | 'until'> {
  readonly now: Date;
}

/** Whose cancellation an order is; null for one that was not cancelled. */
const party = sql`case when o.status <> 'cancelled' then null
  when o.cancellation_reason = any(${reasonsOf('seller')}::text[]) then 'seller'
  when o.cancellation_reason = any(${reasonsOf('customer')}::text[]) then 'customer'
  when o.cancellation_reason = any(${reasonsOf('marketplace')}::text[]) then 'marketplace'
  else coalesce(o.cancelled_by, 'marketplace') end`;

/** The sellers' own orders that were due in a time, with what the metrics count of each (MET-01). */
export function dueOrders(sellers: readonly string[] | string, { from, until, now }: DueWithin) {
  const [ofSellers, ofLine] =
    typeof sellers === 'string'
      ? [sql`${sellers}::uuid`, sql`${sellers}::uuid`]
      : [sql`any(${sellers}::uuid[])`, sql`o.seller_id`];
  return sql`
    select o.seller_id, o.id, o.number, o.status, o.dispatch_by, o.processed_at, o.cancelled_at, o.cancellation_reason,
      ${party} as party,
      coalesce(coalesce(o.processed_at, case when o.open then ${now}::timestamptz end) > o.dispatch_by, false) as late,
      o.status <> 'cancelled' and exists (select 1 from order_line l
        where l.seller_id = ${ofLine} and l.order_id = o.id and l.cancelled_quantity > 0) as partly
    from seller_order o
    where o.seller_id = ${ofSellers} and not o.warehouse and o.open in (false, true)
      and o.dispatch_by >= ${from} and o.dispatch_by < ${until}`;
}
