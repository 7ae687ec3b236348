import { dateInYear } from './day-rule.ts';
import type { LocalHoliday } from './local-holidays.ts';
import { type PublicHoliday, publicHolidays } from './public-holidays.ts';

export interface HolidaysKept {
  readonly country: string;
  /** Whose public holidays count. */
  readonly region: string | null;
  /** Those of its town that the shop keeps. */
  readonly localHolidays?: readonly LocalHoliday[];
}

/**
 * The public holidays of a shop, by year: those of its country and region, and the local ones that it keeps. Whatever shows or
 * counts a shop's holidays asks this alone. For servers only: the tables are large.
 */
export function shopHolidays({ country, region, localHolidays = [] }: HolidaysKept) {
  return (year: number): readonly PublicHoliday[] => {
    const everywhere = publicHolidays(country, region, year);
    if (localHolidays.length === 0) return everywhere;
    const local = localHolidays.flatMap(({ rule, name }) => {
      const date = dateInYear(rule, year);
      return date === null || everywhere.some((other) => other.date === date) ? [] : [{ date, name }];
    });
    return [...everywhere, ...local].toSorted((one, other) => one.date.localeCompare(other.date));
  };
}

/** A look-up for `ShopCalendar`: whether a date is a public holiday there. */
export function publicHolidayLookup(kept: HolidaysKept): (date: string) => boolean {
  const holidaysIn = shopHolidays(kept);
  const dates = new Map<string, ReadonlySet<string>>();
  return (date) => {
    const year = date.slice(0, 4);
    let inYear = dates.get(year);
    if (inYear === undefined) {
      inYear = new Set(holidaysIn(Number(year)).map((holiday) => holiday.date));
      dates.set(year, inYear);
    }
    return inYear.has(date);
  };
}
