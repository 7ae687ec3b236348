import { partOfCountry, type ShopPlace } from './part-of-country.ts';
import { placeOf } from './places.ts';

/** The parts of countries whose clocks show another time than the country's. */
const ofParts: Readonly<Record<string, string>> = {
  'ES-CN': 'Atlantic/Canary',
  'PT-20': 'Atlantic/Azores',
  'PT-30': 'Atlantic/Madeira',
  'FR-GP': 'America/Guadeloupe',
  'FR-BL': 'America/St_Barthelemy',
  'FR-MF': 'America/Marigot',
  'FR-MQ': 'America/Martinique',
  'FR-GF': 'America/Cayenne',
  'FR-RE': 'Indian/Reunion',
  'FR-YT': 'Indian/Mayotte',
};

/**
 * The time zone of a shop, by which its hours, its deadlines and its days are counted: of its part of the country, else
 * of the country (IANA). Throws for a country in which no shop can be.
 */
export function timeZoneOf(place: ShopPlace): string {
  const { country } = place;
  const zone = ofParts[`${country}-${partOfCountry(place) ?? ''}`] ?? placeOf(country)?.timeZone;
  if (zone === undefined) throw new RangeError(`no shop can be in ${country}`);
  return zone;
}
