import Holidays from 'date-holidays';
import { regionsOf } from '../places/places.ts';
import { publicHolidays } from './public-holidays.ts';

export interface HolidayRegion {
  readonly code: string;
  readonly name: string;
}

/** What the tables of public holidays name otherwise than one does there, or write wrong. */
const names: Readonly<Record<string, string>> = {
  'FR/57': 'Moselle',
  'FR/67': 'Bas-Rhin',
  'FR/68': 'Haut-Rhin',
  'FR/YT': 'Mayotte',
  'FR/MQ': 'Martinique',
  'FR/GP': 'Guadeloupe',
  'FR/GF': 'Guyane',
  'FR/RE': 'La Réunion',
  'FR/MF': 'Saint-Martin',
  'FR/BL': 'Saint-Barthélemy',
  'DE/BY-A': 'Augsburg',
  'DE/BY-KATH': 'überwiegend katholische Gemeinden',
  'DE/TH-EIC': 'Landkreis Eichsfeld',
  'IT/25-MI': 'Milano',
};

/** Each state of the tables, and its parts behind it as `BY-KATH`. */
function partsOf(country: string): HolidayRegion[] {
  const tables = new Holidays(country);
  const nameOf = (code: string, name: string) =>
    names[`${country}/${code}`] ?? regionsOf(country).find((region) => region.code === code)?.name ?? name;
  return Object.entries(tables.getStates(country) ?? {}).flatMap(([state, stateName]) => {
    const name = nameOf(state, stateName);
    const parts = Object.entries(tables.getRegions(country, state) ?? {}).map(([part, partName]) => ({
      code: `${state}-${part}`,
      name: `${name}, ${nameOf(`${state}-${part}`, partName)}`,
    }));
    return [{ code: state, name }, ...parts];
  });
}

/** The autonomous regions of Portugal, which the tables lack. */
const portuguese = regionsOf('PT').filter(({ code }) => code === '20' || code === '30');

/** A year of which no holiday falls on another one. */
const compared = 2027;

/** A part of a region is worth choosing only where it keeps other days. */
function keepsOtherDays(country: string, code: string): boolean {
  if (!code.includes('-')) return true;
  const daysIn = (region: string) => publicHolidays(country, region, compared).map(({ date }) => date);
  return daysIn(code).join() !== daysIn(code.slice(0, code.indexOf('-'))).join();
}

const known = new Map<string, readonly HolidayRegion[]>();

/** The parts of a country that have public holidays of their own, by name; none where all keep the same. */
export function holidayRegions(country: string): readonly HolidayRegion[] {
  const found =
    known.get(country) ??
    [...partsOf(country), ...(country === 'PT' ? portuguese : [])]
      .filter(({ code }) => keepsOtherDays(country, code))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  known.set(country, found);
  return found;
}
