import type { EmergencyDutyView, HolidaysView } from '@offizin/contract/calendar/seller';
import { openSpans, weekdays } from '@offizin/domain/calendar/opening-hours';
import { holidayRegions } from '@offizin/domain/calendar/holiday-regions';
import { nextDateOf } from '@offizin/domain/calendar/local-holidays';
import { offeredHolidays } from '@offizin/domain/calendar/offered-holidays';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { closureView, pauseAt, specialHoursView } from '../write/closure-view.ts';
import { type DutyRow, findDuties } from '../write/duty-queries.ts';
import { readOwnCalendar, type SellerCalendar } from '../write/read-calendars.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countDue } from '../read/holidays-queries.ts';

const daysShown = 400;

/** The public holidays of the next thirteen months; a day that has two is named once. */
export function holidaysAhead(own: SellerCalendar): HolidaysView['publicHolidays'] {
  const { holidaysIn, today, openHolidays } = own;
  const first = Number(today.slice(0, 4));
  const last = addDays(today, daysShown);
  const found = [first, first + 1, first + 2].flatMap(holidaysIn).filter(({ date }) => date >= today && date <= last);
  const byDay = new Map(found.toReversed().map(({ date, name }) => [date, name]));
  return [...byDay]
    .map(([day, name]) => ({ day, name, isOpen: openHolidays.includes(day) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The local holidays that the shop keeps, and those that are offered where it lies, by the date on which each comes next. */
function localHolidaysView(own: SellerCalendar): HolidaysView['localHolidays'] {
  const { today, localHolidays } = own;
  const offered = offeredHolidays(own, today);
  const isKept = (rule: string) => localHolidays.some((kept) => kept.rule === rule);
  const isOffered = (rule: string) => offered.some((each) => each.rule === rule);
  return [...localHolidays, ...offered.filter(({ rule }) => !isKept(rule))]
    .flatMap(({ rule, name }) => {
      const day = nextDateOf(rule, today);
      return day === null ? [] : [{ rule, name, day, isKept: isKept(rule), isOffered: isOffered(rule) }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

const dutyView = ({ from, to, ...duty }: DutyRow): EmergencyDutyView => ({
  ...duty,
  from: from.toISOString(),
  to: to.toISOString(),
});

/** Everything that the screen shows of when the shop is closed. */
export async function holidaysView(db: SellerDb, now: Date): Promise<HolidaysView> {
  const own = await readOwnCalendar(db, now);
  const { calendar, closures, specialHours, today, country, region, version } = own;
  const regions = holidayRegions(country);
  const { isPaused, until } = pauseAt(own, now);
  return {
    today,
    timeZone: calendar.timeZone,
    country,
    // A region without days of its own is the rest of the country.
    region: regions.some(({ code }) => code === region) ? region : null,
    regions: [...regions],
    version,
    closures: closures.map((row) => closureView(own, row)),
    specialHours: specialHours.map(specialHoursView),
    emergencyDuties: (await findDuties(db, now)).map(dutyView),
    publicHolidays: holidaysAhead(own),
    localHolidays: localHolidaysView(own),
    closedWeekdays: weekdays.flatMap((day, index) =>
      openSpans(calendar.openingHours[day]).length === 0 ? [index] : [],
    ),
    due: await countDue(db, calendar.timeZone),
    isPaused,
    pausedUntil: until,
  };
}
