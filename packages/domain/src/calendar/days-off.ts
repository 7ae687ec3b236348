import { type ShopCalendar, spansOn } from './opening-hours.ts';
import type { PublicHoliday } from './public-holidays.ts';
import { addDays, instantAt, wallClockAt } from './zoned-time.ts';
import { openStateAt } from './open-state.ts';

/** Days on which a shop is closed though it opens on such days of the week; `holiday` names a public one. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
  readonly holiday: string | null;
}

const daysLooked = 45;
const mostShown = 5;

/** The days off that come within six weeks, the next ones first. A holiday inside of a closure is part of it. */
export function comingDaysOff(calendar: ShopCalendar, today: string, holidays: readonly PublicHoliday[]): DaysOff[] {
  const last = addDays(today, daysLooked);
  const isAhead = ({ from, to }: { from: string; to: string }) => from <= last && to >= today;
  const isClosedThen = (date: string) => calendar.closures.some(({ from, to }) => from <= date && date <= to);
  const asIfNone: ShopCalendar = { ...calendar, closures: [], isPublicHoliday: () => false };
  const closures = calendar.closures.filter(isAhead).map(({ from, to }) => ({ from, to, holiday: null }));
  const single = holidays
    .filter(({ date }) => calendar.isPublicHoliday(date) && !isClosedThen(date))
    .filter(({ date }) => spansOn(calendar, date).length === 0 && spansOn(asIfNone, date).length > 0)
    .map(({ date, name }) => ({ from: date, to: date, holiday: name }));
  const all = [...closures, ...single.filter(isAhead)];
  return all.toSorted((one, other) => one.from.localeCompare(other.from)).slice(0, mostShown);
}

/**
 * Until when what is said of a shop's hours stays right: it opens or closes, another day begins, or something else is due
 * at one of the `moments`. In whole seconds, at least one.
 */
export function secondsUntilChange(calendar: ShopCalendar, now: Date, moments: readonly Date[] = []): number {
  const { timeZone } = calendar;
  const state = openStateAt(calendar, now);
  const midnight = { date: addDays(wallClockAt(now, timeZone).date, 1), minute: 0 };
  const changes = [midnight, state.isOpen ? state.until : state.opens].flatMap((at) =>
    at === null ? [] : [instantAt(at, timeZone).getTime()],
  );
  const others = moments.filter((at) => at > now).map((at) => at.getTime());
  return Math.max(1, Math.ceil((Math.min(...changes, ...others) - now.getTime()) / 1000));
}
