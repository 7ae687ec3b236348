import type { Closure } from './opening-hours.ts';
import { addDays, instantAt, wallClockAt, weekdayIndex } from './zoned-time.ts';

/** When a working day ends, in minutes of the day: answers and decisions are due then. */
export const workingDayEnd = 18 * 60;

/** How many working days in a row a closure stops the clock for: a customer does not wait for a whole holiday. */
export const mostDaysClosed = 5;

export interface AnnouncedClosure extends Closure {
  /** When the shop said that it would be closed. */
  readonly announcedAt: Date;
}

/** What counts where somebody waits for the shop: Monday to Friday without public holidays and closures. */
export interface WorkingCalendar {
  readonly timeZone: string;
  readonly isHoliday: (date: string) => boolean;
  readonly closures: readonly AnnouncedClosure[];
}

const saturday = 5;
const hourMs = 3_600_000;
/** How far ahead a working day is looked for; closures count for a week at most, so that one comes. */
const horizonDays = 400;

const isBusinessDay = ({ isHoliday }: WorkingCalendar, date: string): boolean =>
  weekdayIndex(date) < saturday && !isHoliday(date);

/** How many business days of closures in a row end with a date; those announced after `began` are none. */
function closedInRow(calendar: WorkingCalendar, date: string, began: Date): number {
  const isClosed = (day: string) =>
    calendar.closures.some(({ from, to, announcedAt }) => announcedAt < began && from <= day && day <= to);
  let closed = 0;
  for (let day = date; closed <= mostDaysClosed; day = addDays(day, -1)) {
    if (!isBusinessDay(calendar, day)) continue;
    if (!isClosed(day)) break;
    closed += 1;
  }
  return closed;
}

/** Whether a day counts for a case that began then: a closure of which the shop said only later is not a way out of it. */
export function isWorkingDay(calendar: WorkingCalendar, date: string, began: Date): boolean {
  if (!isBusinessDay(calendar, date)) return false;
  const closed = closedInRow(calendar, date, began);
  return closed === 0 || closed > mostDaysClosed;
}

/** The end of the working day so many working days after the day on which a case began. */
export function workingDeadline(calendar: WorkingCalendar, began: Date, days: number): Date {
  let date = wallClockAt(began, calendar.timeZone).date;
  for (let ahead = 0, counted = 0; counted < days && ahead < horizonDays; ahead += 1) {
    date = addDays(date, 1);
    if (isWorkingDay(calendar, date, began)) counted += 1;
  }
  return instantAt({ date, minute: workingDayEnd }, calendar.timeZone);
}

/** When so many hours of working days have passed; they have 24 of them, less or more where the clocks change. */
export function afterWorkingHours(calendar: WorkingCalendar, began: Date, hours: number): Date {
  const midnight = (date: string) => instantAt({ date, minute: 0 }, calendar.timeZone).getTime();
  let date = wallClockAt(began, calendar.timeZone).date;
  let left = hours * hourMs;
  let counted = began.getTime();
  for (let ahead = 0; ahead < horizonDays; ahead += 1, date = addDays(date, 1)) {
    const end = midnight(addDays(date, 1));
    if (isWorkingDay(calendar, date, began)) {
      const from = Math.max(counted, midnight(date));
      if (from + left <= end) return new Date(from + left);
      left -= end - from;
    }
    counted = Math.max(counted, end);
  }
  return new Date(counted);
}

/** How many working days are left until a moment, the day of `now` not counted. */
export function workingDaysLeft(calendar: WorkingCalendar, now: Date, until: Date): number {
  const last = wallClockAt(until, calendar.timeZone).date;
  let left = 0;
  for (let date = addDays(wallClockAt(now, calendar.timeZone).date, 1); date <= last; date = addDays(date, 1))
    if (isWorkingDay(calendar, date, now)) left += 1;
  return left;
}
