import type { api } from '@offizin/contract/api';
import { screenDenial } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { periodOf } from '@offizin/domain/performance/periods';
import { weekState } from '@offizin/domain/performance/week';
import { findJudgedWeek } from '../../performance/write/judge-week.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOrder } from '../read/order-detail-queries.ts';
import { findOffersOfOrder } from '../read/rejection-queries.ts';

type Input = InputOf<typeof api.rejection.read>;

/** The week of the order, unless it is published: that no longer changes. */
async function weekOf({ db, session, now }: Input, dispatchBy: Date) {
  const { brand } = session;
  const week = periodOf(dispatchBy, brands[brand].timeZone);
  const { stage, counts, limits } = await findJudgedWeek(db, { brand, week, now });
  if (stage === 'published') return null;
  const { count } = weekState(counts, limits).ratios.cancelled;
  return {
    stage,
    firstDay: week.firstDay,
    lastDay: week.lastDay,
    orders: counts.orders,
    cancelled: count,
    isLate: dispatchBy < now,
    limits: limits.cancelled,
    counted: limits.counted,
  };
}

/** What rejecting an order would do to the cancelled ratio, and the offers that its follow-ups are about (ORD-20). */
export async function rejection(input: Input) {
  const { db, session, params, fail } = input;
  const { sellerId, subject } = session;
  const order = (await findOrder(db, { sellerId, orderId: params.orderId, warehouse: false })) ?? fail('not_found');
  const mayChange = screenDenial('my_products', subject, 'write') === null;
  return {
    week: await weekOf(input, order.dispatch_by),
    offers: mayChange ? await findOffersOfOrder(db, order.id) : [],
  };
}
