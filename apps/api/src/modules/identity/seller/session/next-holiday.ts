import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { publicHolidays } from '@offizin/domain/calendar/public-holidays';
import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';

const ahead = 45;

/** Nobody collects on a Sunday anyway. */
const isSunday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;

/** The next public holiday in the brand's home country from tomorrow on, if it comes within 45 days and is no Sunday. */
export function nextHoliday(brand: BrandId, now: Date): string | null {
  const { countries, timeZone } = brands[brand];
  const { date: today } = wallClockAt(now, timeZone);
  const last = addDays(today, ahead);
  const years = new Set([Number(today.slice(0, 4)), Number(last.slice(0, 4))]);
  const dates = [...years].flatMap((year) =>
    publicHolidays(countries[0] ?? '', null, year).map((holiday) => holiday.date),
  );
  return dates.filter((date) => date > today && date <= last && !isSunday(date)).toSorted()[0] ?? null;
}
