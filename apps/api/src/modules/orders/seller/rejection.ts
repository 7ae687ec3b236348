import type { api } from '@offizin/contract/api';
import { screenDenial } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { periodOf } from '@offizin/domain/performance/periods';
import { weekState } from '@offizin/domain/performance/week';
import { findLimits } from '../../performance/write/limit-queries.ts';
import { countDueOrders } from '../../performance/write/week-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOrder } from '../read/order-detail-queries.ts';
import { findOffersOfOrder } from '../read/rejection-queries.ts';

type Input = InputOf<typeof api.rejection.read>;

/** The week that runs, where the order is due in it: what is published no longer changes. */
async function weekOf({ db, session, now }: Input, dispatchBy: Date) {
  const { brand } = session;
  const week = periodOf(now, brands[brand].timeZone);
  if (dispatchBy < week.from || dispatchBy >= week.until) return null;
  const limits = await findLimits(db, brand);
  const counts = await countDueOrders(db, { ...week, now });
  const { count } = weekState(counts, limits).ratios.cancelled;
  return { orders: counts.orders, cancelled: count, limits: limits.cancelled, counted: limits.counted };
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
