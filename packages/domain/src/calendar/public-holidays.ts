import Holidays from 'date-holidays';

/** A public holiday: the date `YYYY-MM-DD` and its name in the country's own language. */
export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
}

const years = new Map<string, readonly PublicHoliday[]>();

/**
 * The public holidays of a country (ISO 3166-1) or a region of it (the part of ISO 3166-2 after the dash, such as BW
 * or MD; an unknown one counts as the whole country). For servers only: the tables behind it are large.
 */
export function publicHolidays(country: string, region: string | null, year: number): readonly PublicHoliday[] {
  const key = `${country}/${region ?? ''}/${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const inCountry = new Holidays(country, { types: ['public'] });
  const isRegion = region !== null && Object.hasOwn(inCountry.getStates(country) ?? {}, region);
  const calendar = isRegion ? new Holidays(country, region, { types: ['public'] }) : inCountry;
  const found = (calendar.getHolidays(year) ?? [])
    .filter((holiday) => holiday.type === 'public' && holiday.date.slice(11, 19) === '00:00:00')
    .map((holiday) => ({ date: holiday.date.slice(0, 10), name: holiday.name }));
  years.set(key, found);
  return found;
}

/** A look-up for `ShopCalendar`: whether a date is a public holiday there. */
export function publicHolidayLookup(country: string, region: string | null): (date: string) => boolean {
  const dates = new Map<string, ReadonlySet<string>>();
  return (date) => {
    const year = date.slice(0, 4);
    let inYear = dates.get(year);
    if (inYear === undefined) {
      inYear = new Set(publicHolidays(country, region, Number(year)).map((holiday) => holiday.date));
      dates.set(year, inYear);
    }
    return inYear.has(date);
  };
}
