import { addDays, instantAt, wallClockAt } from '../calendar/zoned-time.ts';
import { noSales, type Sales, sumSales } from './sales.ts';

/** Days that are shown, the one that runs among them, and how much earlier the day beside each is. */
export const salesDays = 14;
const daysBefore = 7;

/** What came in within an hour, by the moment at which that began. */
export interface SalesHour extends Sales {
  readonly hour: Date;
}

/** A moment and where days begin and end. */
export interface SalesClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** A day beside the same weekday of the week before. */
export interface SalesDay extends Sales {
  readonly day: string;
  readonly before: Sales;
}

/** The day that runs is compared with as much of the day a week before: both until the last full hour on the wall. */
export interface RunningDay {
  /** The hour, 0–23; at 0 there is nothing to compare yet. */
  readonly until: number;
  readonly sales: Sales;
  readonly before: Sales;
}

export interface SalesByDay {
  /** The newest last. */
  readonly days: readonly SalesDay[];
  readonly running: RunningDay;
}

const todayOf = ({ now, timeZone }: SalesClock): string => wallClockAt(now, timeZone).date;
const startOf = (day: string, timeZone: string): Date => instantAt({ date: day, minute: 0 }, timeZone);

/** The first moment that counts: when the oldest day beside another one began. */
export const salesSince = (clock: SalesClock): Date =>
  startOf(addDays(todayOf(clock), 1 - salesDays - daysBefore), clock.timeZone);

/** What came in on each day. Whole hours of UTC are whole hours of every brand’s time zone. */
export function salesByDay(hours: readonly SalesHour[], clock: SalesClock): SalesByDay {
  const { now, timeZone } = clock;
  const between = (from: Date, until: Date): Sales =>
    sumSales(hours.filter(({ hour }) => hour.getTime() >= from.getTime() && hour.getTime() < until.getTime()));
  // Each day begins where the one before ends: asked once, as a time zone answers slowly.
  const starts = new Map<string, Date>();
  const begin = (day: string): Date => {
    const start = starts.get(day) ?? startOf(day, timeZone);
    starts.set(day, start);
    return start;
  };
  const of = (day: string): Sales => between(begin(day), begin(addDays(day, 1)));
  const today = todayOf(clock);
  const weekBefore = (day: string): string => addDays(day, -daysBefore);
  const days = Array.from({ length: salesDays }, (_, index) => {
    const day = addDays(today, index + 1 - salesDays);
    return { day, ...of(day), before: of(weekBefore(day)) };
  });
  const until = Math.floor(wallClockAt(now, timeZone).minute / 60);
  const soFar = (day: string): Sales =>
    until === 0 ? noSales : between(begin(day), instantAt({ date: day, minute: until * 60 }, timeZone));
  return { days, running: { until, sales: soFar(today), before: soFar(weekBefore(today)) } };
}

/** The last days that are over, as many as a week has, beside the week before them. */
export function lastWeek(days: readonly SalesDay[]): { readonly sales: Sales; readonly before: Sales } {
  const over = days.slice(-1 - daysBefore, -1);
  return { sales: sumSales(over), before: sumSales(over.map(({ before }) => before)) };
}

/** How much more or less there was, in whole percent; null without anything to compare with. */
export const changeOf = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round(((value - before) / before) * 100);
