import type { HomeOrders, HomeWarehouse } from '@offizin/contract/home/seller';
import { spansOn } from '@offizin/domain/calendar/opening-hours';
import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { dayPlan } from '@offizin/domain/home/day-plan';
import { remarkDays } from '@offizin/domain/warehouse/stock-rules';
import {
  countOpenOrders,
  countWarehouse,
  findDueOrders,
  findEndingProducts,
  findNextDue,
} from '../read/home-queries.ts';
import type { Reading } from './reading.ts';

/** When the shop closes next, of the night that began yesterday or of today; null where neither has an end ahead. */
function closingAhead({ calendar, now }: Reading, date: string): Date | null {
  const ends = [addDays(date, -1), date].flatMap((day) => {
    const minute = spansOn(calendar, day).at(-1)?.to;
    return minute === undefined ? [] : instantAt({ date: day, minute }, calendar.timeZone);
  });
  return ends.find((end) => end > now) ?? null;
}

/** The day at the desk. */
export async function readOrders(reading: Reading): Promise<HomeOrders> {
  const { db, now, calendar } = reading;
  const { date } = wallClockAt(now, calendar.timeZone);
  const until = instantAt({ date: addDays(date, 1), minute: 0 }, calendar.timeZone);
  const [groups, next, { fresh, open }] = await Promise.all([
    findDueOrders(db, { until, now }),
    findNextDue(db, until),
    countOpenOrders(db),
  ]);
  const { due, overdue, moments } = dayPlan(groups, closingAhead(reading, date), now);
  return {
    due,
    overdue,
    fresh,
    open,
    nextDueAt: next?.toISOString() ?? null,
    moments: moments.map((moment) => ({ ...moment, at: moment.at.toISOString() })),
  };
}

/** What lies in the marketplace's warehouse. */
export async function readWarehouse({ db, now, calendar }: Reading): Promise<HomeWarehouse> {
  const { date } = wallClockAt(now, calendar.timeZone);
  const [counts, products, { inWarehouse }] = await Promise.all([
    countWarehouse(db, remarkDays(date)),
    findEndingProducts(db),
    countOpenOrders(db),
  ]);
  return { ...counts, products, openOrders: inWarehouse };
}
