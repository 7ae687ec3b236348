import { defaultOpeningHours, spansOn, type ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import { publicHolidayLookup } from '@offizin/domain/calendar/shop-holidays';
import { partOfCountry } from '@offizin/domain/places/part-of-country';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { DemoSeller } from './sellers.ts';

const calendars = new Map<string, ShopCalendar>();

/** When a demo shop is open, as the portal knows it. */
export function calendarOf(seller: DemoSeller): ShopCalendar {
  let calendar = calendars.get(seller.externalId);
  if (calendar === undefined) {
    const { address, openingHours, closures } = seller.record;
    const place = { country: address.countryCode, region: address.region, postalCode: address.postalCode };
    calendar = {
      timeZone: timeZoneOf(place),
      openingHours: openingHours ?? defaultOpeningHours,
      closures,
      isPublicHoliday: publicHolidayLookup({ country: place.country, region: partOfCountry(place) }),
    };
    calendars.set(seller.externalId, calendar);
  }
  return calendar;
}

/** This instant if the shop is open then, else when it opens next; looks a month ahead. */
export function nextOpen(calendar: ShopCalendar, instant: Date): Date {
  const wall = wallClockAt(instant, calendar.timeZone);
  for (let day = 0; day < 31; day += 1) {
    const date = addDays(wall.date, day);
    const minute = day === 0 ? wall.minute : 0;
    const span = spansOn(calendar, date).find((candidate) => candidate.to > minute);
    if (span !== undefined) {
      return span.from <= minute ? instant : instantAt({ date, minute: span.from }, calendar.timeZone);
    }
  }
  return instant;
}

const windowHours = [9, 11, 13, 15, 17, 19];

/** The delivery windows of two hours that a customer could choose at this instant, the nearest first. */
export function deliveryWindows(calendar: ShopCalendar, instant: Date): { from: Date; to: Date }[] {
  const today = wallClockAt(instant, calendar.timeZone).date;
  const windows: { from: Date; to: Date }[] = [];
  for (let day = 0; day < 14 && windows.length < 4; day += 1) {
    const date = addDays(today, day);
    if (spansOn(calendar, date).length === 0) continue;
    for (const hour of windowHours) {
      const from = instantAt({ date, minute: hour * 60 }, calendar.timeZone);
      if (from.getTime() - instant.getTime() < 2 * 3_600_000) continue;
      windows.push({ from, to: instantAt({ date, minute: (hour + 2) * 60 }, calendar.timeZone) });
    }
  }
  return windows;
}
