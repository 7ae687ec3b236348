import { addDays, weekdayIndex } from '@offizin/domain/calendar/zoned-time';

/** A month as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month a number of months later (or earlier). */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month, or its last where it has no such day. */
function dayInMonth(day: string, month: string): string {
  const same = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return same > last ? last : same;
}

/** Where a key leads on a calendar; null for keys that lead nowhere. */
export function movedDay(day: string, key: string): string | null {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayIndex(day)),
    End: () => addDays(day, 6 - weekdayIndex(day)),
    PageUp: () => dayInMonth(day, addMonths(monthOf(day), -1)),
    PageDown: () => dayInMonth(day, addMonths(monthOf(day), 1)),
  };
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null;
}

export interface Week {
  /** By ISO 8601. */
  readonly number: number;
  /** From Monday to Sunday; null where the day belongs to another month. */
  readonly days: readonly (string | null)[];
}

const dayMs = 86_400_000;

/** The week of the year that a Monday begins, by ISO 8601: the one with its Thursday. */
function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const begin = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - begin) / dayMs / 7) + 1;
}

/** The weeks of a month, as they are drawn. */
export function weeksOf(month: string): Week[] {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const weeks: Week[] = [];
  for (let monday = addDays(first, -weekdayIndex(first)); monday <= last; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
    weeks.push({ number: weekNumber(monday), days: days.map((day) => (monthOf(day) === month ? day : null)) });
  }
  return weeks;
}
