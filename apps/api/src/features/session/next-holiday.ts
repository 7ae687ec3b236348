import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { publicHolidays } from '@offizin/domain/calendar/public-holidays';
import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';

const ahead = 30;

/** The next public holiday in the brand's home country from tomorrow on, if it comes within thirty days. */
export function nextHoliday(brand: BrandId, now: Date): string | null {
  const { countries, timeZone } = brands[brand];
  const { date: today } = wallClockAt(now, timeZone);
  const last = addDays(today, ahead);
  const years = new Set([Number(today.slice(0, 4)), Number(last.slice(0, 4))]);
  const dates = [...years].flatMap((year) =>
    publicHolidays(countries[0] ?? '', null, year).map((holiday) => holiday.date),
  );
  return dates.filter((date) => date > today && date <= last).toSorted()[0] ?? null;
}
