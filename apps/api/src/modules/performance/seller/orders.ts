import type { api } from '@offizin/contract/api';
import type { MetricOrder } from '@offizin/contract/performance/seller';
import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { attributionOf } from '@offizin/domain/orders/cancellation-reasons';
import { answerDue, disputableUntil, isDisputable } from '@offizin/domain/performance/disputes';
import { periodFrom, periodOf } from '@offizin/domain/performance/periods';
import { findWeek } from '../write/week-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { findFigureOrders } from './find-figure-orders.ts';
import {
  countDisputes,
  findCancelledOrders,
  type MetricOrderPage,
  type MetricOrderRow,
} from '../read/metric-order-queries.ts';

type Input = InputOf<typeof api.metrics.orders>;

export function disputeView({ disputeId, disputeState, disputeReason, sentAt, answer }: MetricOrderRow) {
  if (disputeId === null) return null;
  return {
    id: disputeId,
    state: disputeState,
    reason: disputeReason,
    sentAt: sentAt.toISOString(),
    answerDue: answerDue(sentAt).toISOString(),
    answer,
  };
}

function orderView(row: MetricOrderRow): MetricOrder {
  const { id, number, status, dispatchBy, processedAt, cancelledAt, reason, party } = row;
  return {
    orderId: id,
    number,
    status,
    dispatchBy: dispatchBy.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    reason,
    party,
    dispute: disputeView(row),
  };
}

function pageOf({ query, fail }: Input): MetricOrderPage {
  const { figure, party = null, cursor, limit = limits.metricOrders } = query;
  const after = cursor === undefined ? null : readCursor(cursor);
  if (after === null && cursor !== undefined)
    return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { figure, party, after, limit: limit + 1 };
}

/** The orders behind a figure, and exactly those (MET-02, MET-05). */
export async function orders(input: Input) {
  const { db, session, query, now, fail } = input;
  const { timeZone } = brands[session.brand];
  const { week, figure, limit = limits.metricOrders } = query;
  const period = periodFrom(week, timeZone);
  if (periodOf(period.from, timeZone).firstDay !== week)
    return fail('request.invalid', { errors: [{ path: 'query.week', code: 'field.invalid' }] });
  const isDisputed = query.disputed !== undefined;
  const rows = await findFigureOrders(
    db,
    { week, brand: session.brand, now },
    { ...pageOf(input), disputed: isDisputed },
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const isCounted = figure === 'cancelled' || figure === 'late';
  const isOpen = isCounted && (await findWeek(db, week)) !== undefined && isDisputable(period.lastDay, timeZone, now);
  return {
    items: items.map(orderView),
    nextCursor: last === undefined ? null : writeCursor({ at: last.dispatchBy, id: last.id }),
    disputed: isCounted ? await countDisputes(db, week, figure) : 0,
    disputableUntil: isOpen ? disputableUntil(period.lastDay) : null,
  };
}

/** The orders that were cancelled last (MET-03). */
export async function cancelledOrders({ db, query }: InputOf<typeof api.metrics.cancelledOrders>) {
  const rows = await findCancelledOrders(db, query.limit ?? limits.metricOrders);
  return {
    orderCancelled: rows.map(({ by, reason, cancelledAt, ...order }) => ({
      ...order,
      reason,
      cancelledAt: cancelledAt?.toISOString() ?? null,
      party: attributionOf(reason, by ?? 'marketplace'),
    })),
  };
}
