import { type Closure, defaultOpeningHours, type OpeningHours, type ShopCalendar } from './opening-hours.ts';
import { type HolidaysKept, publicHolidayLookup } from './shop-holidays.ts';
import type { SpecialDay } from './special-hours.ts';

export interface CalendarFacts extends HolidaysKept {
  readonly timeZone: string;
  /** Null where nobody has given them: the usual ones count. */
  readonly openingHours: OpeningHours | null;
  readonly closures: readonly Closure[];
  /** The public holidays on which the shop is open as on other days of that name. */
  readonly openHolidays: readonly string[];
  readonly specialHours?: readonly SpecialDay[];
}

/**
 * The calendar of a shop: deadlines, the planner, the shop's page and its absences are all counted by it. For servers
 * only: the tables of public holidays are large.
 */
export function shopCalendar(facts: CalendarFacts): ShopCalendar {
  const { timeZone, openingHours, closures } = facts;
  const isHoliday = publicHolidayLookup(facts);
  const open = new Set(facts.openHolidays);
  return {
    timeZone,
    openingHours: openingHours ?? defaultOpeningHours,
    closures,
    isPublicHoliday: (date) => !open.has(date) && isHoliday(date),
    special: new Map(facts.specialHours?.map(({ day, hours }) => [day, hours])),
  };
}
