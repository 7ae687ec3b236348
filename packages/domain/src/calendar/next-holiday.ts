import { type ShopCalendar, spansOn } from './opening-hours.ts';
import { addDays } from './zoned-time.ts';

/** The next public holiday within the given number of days on which the shop would be open by its hours, and that no closure covers; null without one. */
export function nextHolidayOf(calendar: ShopCalendar, today: string, days: number): string | null {
  const usual: ShopCalendar = { ...calendar, isPublicHoliday: () => false };
  for (let day = 1; day <= days; day += 1) {
    const date = addDays(today, day);
    const isClosed = calendar.isPublicHoliday(date) && spansOn(calendar, date).length === 0;
    if (isClosed && spansOn(usual, date).length > 0) return date;
  }
  return null;
}
