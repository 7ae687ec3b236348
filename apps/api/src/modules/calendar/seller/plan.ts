import type { api } from '@offizin/contract/api';
import type { ClosurePlan } from '@offizin/contract/calendar/seller';
import { absenceOf, closureFaultOf } from '@offizin/domain/calendar/closures';
import { brands } from '@offizin/domain/brand/brands';
import { addDays, instantAt } from '@offizin/domain/calendar/zoned-time';
import { periodOf } from '@offizin/domain/performance/periods';
import { ratioOf, statusOf } from '@offizin/domain/performance/status';
import { findLimits } from '../../performance/write/limit-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { closureProblem } from './closure-problem.ts';
import { countLate, countOffersOnSale, findDueWithin } from '../read/holidays-queries.ts';

type Plan = InputOf<typeof api.holidays.plan>;
type Due = Awaited<ReturnType<typeof findDueWithin>>;

interface Closed {
  readonly from: Date;
  readonly until: Date;
}

/** What the late ratio of the week of the first order becomes if nothing of the closure leaves. */
async function lateIfKept({ db, session, now }: Plan, { first }: Due, closed: Closed) {
  const [order] = first;
  if (order === undefined) return null;
  const week = periodOf(order.dispatchBy, brands[session.brand].timeZone);
  const { orders, late, more } = await countLate(db, { week, closed, now });
  const [ratio, kept] = [ratioOf(late, orders), ratioOf(late + more, orders)];
  const limits = await findLimits(db, session.brand);
  const status = statusOf(late + more, orders, limits.late);
  return ratio === null || kept === null || status === null ? null : { now: ratio, kept, status };
}

/** What a closure would lead to, before it is saved (PRO-13). */
export async function plan(input: Plan): Promise<ClosurePlan> {
  const { db, query, now, fail } = input;
  const own = await readOwnCalendar(db, now);
  const others = own.closures.filter(({ id }) => id !== query.except);
  const begun = own.closures.find(({ id }) => id === query.except)?.from ?? null;
  const fault = closureFaultOf(query, { today: own.today, others, begun });
  if (fault !== null) return fail('request.invalid', { errors: [closureProblem(fault, 'query')] });
  const { timeZone } = own.calendar;
  const { closes, opens, newOrdersBy } = absenceOf({ ...own.calendar, closures: [...others, query] }, query);
  const closed = {
    from: instantAt({ date: query.from, minute: 0 }, timeZone),
    until: instantAt({ date: addDays(query.to, 1), minute: 0 }, timeZone),
  };
  const due = await findDueWithin(db, closed);
  return {
    orders: due.orders,
    first: due.first.map((order) => ({ ...order, dispatchBy: order.dispatchBy.toISOString() })),
    absence: { from: closes.toISOString(), until: opens?.toISOString() ?? null },
    newOrdersBy: newOrdersBy?.toISOString() ?? null,
    late: await lateIfKept(input, due, closed),
    offers: await countOffersOnSale(db),
  };
}
