import { dateInYear, type DayRule, isDayRule, isOnce } from './day-rule.ts';
import { addDays } from './zoned-time.ts';

/** A public holiday of a town or a parish, where a shop keeps it. */
export interface LocalHoliday {
  readonly rule: DayRule;
  readonly name: string;
}

/** How far ahead one that comes once may be given, how long its name may be, and how many a shop keeps. */
export const localHolidayLimits = { daysAhead: 730, name: 80, kept: 40 } as const;

export type LocalHolidayFault = 'invalid' | 'past' | 'too_late' | 'taken';

/** What is wrong with the day of one that is added, or null. */
export function localHolidayFaultOf(
  rule: DayRule,
  { today, kept }: { readonly today: string; readonly kept: readonly Pick<LocalHoliday, 'rule'>[] },
): LocalHolidayFault | null {
  if (!isDayRule(rule)) return 'invalid';
  if (isOnce(rule) && rule < today) return 'past';
  if (isOnce(rule) && rule > addDays(today, localHolidayLimits.daysAhead)) return 'too_late';
  return kept.some((other) => other.rule === rule) ? 'taken' : null;
}

/** Until when a day is looked for: the 29th of February may be eight years away. */
const yearsLooked = 9;

/** When one comes next, from a day on; null where it is over. */
export function nextDateOf(rule: DayRule, today: string): string | null {
  const first = Number(today.slice(0, 4));
  for (let year = first; year < first + yearsLooked; year += 1) {
    const date = dateInYear(rule, year);
    if (date !== null && date >= today) return date;
  }
  return null;
}
