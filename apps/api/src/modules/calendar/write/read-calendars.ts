import type { LocalHoliday } from '@offizin/domain/calendar/local-holidays';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import type { PublicHoliday } from '@offizin/domain/calendar/public-holidays';
import { shopCalendar } from '@offizin/domain/calendar/shop-calendar';
import { publicHolidayLookup, shopHolidays } from '@offizin/domain/calendar/shop-holidays';
import type { WorkingCalendar } from '@offizin/domain/calendar/working-days';
import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { partOfCountry } from '@offizin/domain/places/part-of-country';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import {
  type ClosureRow,
  findChosenRegion,
  findClosures,
  findOpenHolidays,
  findPlaceAndHours,
  type PlaceAndHours,
} from './calendar-queries.ts';
import { findLocalHolidays } from './local-holiday-queries.ts';
import { findSpecialHours, type SpecialHoursRow } from './special-hours-queries.ts';

export interface SellerCalendar {
  readonly calendar: ShopCalendar;
  /** What counts where a customer waits for the shop. */
  readonly working: WorkingCalendar;
  /** Of now and later, in order. */
  readonly closures: readonly ClosureRow[];
  /** Of today and later, in order. */
  readonly specialHours: readonly SpecialHoursRow[];
  readonly today: string;
  readonly country: string;
  /** Whose public holidays count. */
  readonly region: string | null;
  readonly postalCode: string | null;
  /** The public holidays of a year, local ones that the shop keeps among them. */
  readonly holidaysIn: (year: number) => readonly PublicHoliday[];
  /** The local ones that it keeps, past ones among them. */
  readonly localHolidays: readonly LocalHoliday[];
  readonly openHolidays: readonly string[];
  /** Of the choice of the region; 0 without one. */
  readonly version: number;
}

/** Deadlines of orders that were placed a while ago, and absences, look back. */
const daysBack = 60;

async function readCalendar(db: SellerDb | MarketplaceDb, place: PlaceAndHours, now: Date): Promise<SellerCalendar> {
  const { sellerId, country, postalCode, openingHours } = place;
  const timeZone = timeZoneOf(place);
  const today = wallClockAt(now, timeZone).date;
  const since = addDays(today, -daysBack);
  const closures = await findClosures(db, sellerId, since);
  const openHolidays = (await findOpenHolidays(db, sellerId, since)).map(({ day }) => day);
  const special = await findSpecialHours(db, sellerId, since);
  const choice = await findChosenRegion(db, sellerId);
  const region = choice === undefined ? partOfCountry(place) : choice.region;
  const localHolidays = await findLocalHolidays(db, sellerId);
  const kept = { country, region, localHolidays };
  const calendar = shopCalendar({
    ...kept,
    timeZone,
    openingHours,
    closures,
    openHolidays,
    specialHours: special,
  });
  const current = closures.filter(({ to }) => to >= today);
  const specialHours = special.filter(({ day }) => day >= today);
  return {
    calendar,
    working: { timeZone, isHoliday: publicHolidayLookup(kept), closures },
    closures: current,
    specialHours,
    today,
    country,
    region,
    postalCode,
    holidaysIn: shopHolidays(kept),
    localHolidays,
    openHolidays,
    version: choice?.version ?? 0,
  };
}

/** The calendars of sellers, by which everything about their time is counted; each is read where its seller lies. */
export async function readCalendars(
  db: SellerDb | MarketplaceDb,
  sellers: readonly PlaceAndHours[],
  now: Date,
): Promise<Map<string, SellerCalendar>> {
  const calendars = new Map<string, SellerCalendar>();
  for (const place of sellers) calendars.set(place.sellerId, await readCalendar(db, place, now));
  return calendars;
}

/** The calendar of one seller. */
export async function readCalendarOf(
  db: SellerDb | MarketplaceDb,
  sellerId: string,
  now: Date,
): Promise<SellerCalendar> {
  const place = await findPlaceAndHours(db, sellerId);
  if (place === undefined) throw new Error('the transaction does not see the seller');
  return readCalendar(db, place, now);
}

/** The calendar of the transaction's own seller. */
export const readOwnCalendar = (db: SellerDb, now: Date): Promise<SellerCalendar> =>
  readCalendarOf(db, db.sellerId, now);
