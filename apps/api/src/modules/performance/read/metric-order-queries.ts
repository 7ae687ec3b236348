import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { CancelledByParty, OrderStatus } from '@offizin/domain/orders/statuses';
import type { DisputeReason, DisputeState } from '@offizin/domain/performance/disputes';
import type { MetricFigure } from '@offizin/domain/performance/week';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type DueWithin, dueOrders } from '../write/due-orders.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { OrderCursor } from '../../../platform/http/time-cursor.ts';

export interface MetricOrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly dispatchBy: Date;
  readonly processedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly reason: CancellationReasonCode | null;
  readonly party: CancelledByParty | null;
  readonly disputeId: string | null;
  readonly disputeState: DisputeState;
  readonly disputeReason: DisputeReason;
  readonly sentAt: Date;
  readonly answer: string | null;
}

export interface MetricOrderPage {
  readonly figure: MetricFigure;
  readonly party: CancelledByParty | null;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

const columns = sql`o.id, o.number, o.status, o.dispatch_by as "dispatchBy", o.processed_at as "processedAt",
  o.cancelled_at as "cancelledAt", o.cancellation_reason as reason`;
const disputeColumns = sql`d.id as "disputeId", d.state as "disputeState", d.reason as "disputeReason",
  d.sent_at as "sentAt", d.answer`;

const ofFigure: Readonly<Record<MetricFigure, RawBuilder<SqlBool>>> = {
  orders: sql`true`,
  cancelled: sql`o.party is not null`,
  late: sql`o.late`,
  partly: sql`o.partly`,
};

/** The orders of a time as they are now: of the week that runs, and all that were due in a published one. */
export function findDueOrders(db: SellerDb, within: DueWithin, { figure, party, after, limit }: MetricOrderPage) {
  return db.rows(sql<MetricOrderRow>`
    select ${columns}, o.party, null::uuid as "disputeId" from (${dueOrders(db.sellerId, within)}) o
    where ${ofFigure[figure]} and (${party}::text is null or o.party = ${party}::text)
      and (${after?.id ?? null}::uuid is null or (o.dispatch_by, o.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by o.dispatch_by, o.id limit ${limit}`);
}

export interface PublishedFigure extends MetricOrderPage {
  readonly firstDay: string;
  readonly disputed: boolean;
}

/** The orders behind a published figure; those that left it only among the disputed ones. */
export function findIncidents(db: SellerDb, { firstDay, figure, party, disputed, after, limit }: PublishedFigure) {
  const shown = disputed ? sql`d.id is not null` : sql`i.removed_at is null`;
  return db.rows(sql<MetricOrderRow>`
    select ${columns}, i.party, ${disputeColumns}
    from metric_incident i join seller_order o on o.seller_id = i.seller_id and o.id = i.order_id
    left join metric_dispute d on d.seller_id = i.seller_id and d.figure = i.figure and d.order_id = i.order_id
    where i.seller_id = ${db.sellerId}::uuid and i.first_day = ${firstDay}::date and i.figure = ${figure} and ${shown}
      and (${party}::text is null or i.party = ${party}::text)
      and (${after?.id ?? null}::uuid is null or (i.dispatch_by, i.order_id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by i.dispatch_by, i.order_id limit ${limit}`);
}

export async function countDisputes(db: SellerDb, firstDay: string, figure: MetricFigure): Promise<number> {
  const found = await db.first(sql<{ disputes: number }>`
    select count(*)::integer as disputes from metric_dispute
    where seller_id = ${db.sellerId}::uuid and first_day = ${firstDay}::date and figure = ${figure}`);
  return found?.disputes ?? 0;
}

export interface CancelledOrderRow {
  readonly id: string;
  readonly number: string;
  readonly cancelledAt: Date | null;
  readonly reason: CancellationReasonCode | null;
  readonly by: CancelledByParty | null;
}

/** The newest orders that were cancelled; a shop that the counts say has none is not searched. */
export function findCancelledOrders(db: SellerDb, limit: number) {
  return db.rows(sql<CancelledOrderRow>`
    select id, number, cancelled_at as "cancelledAt", cancellation_reason as reason, cancelled_by as by
    from seller_order where seller_id = ${db.sellerId}::uuid and not warehouse and not open and status = 'cancelled'
      and exists (select from order_count c where c.seller_id = ${db.sellerId}::uuid and not c.warehouse and c.status = 'cancelled' and c.orders > 0)
    order by created_at desc, id desc limit ${limit}`);
}
