import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { limits } from '@offizin/domain/limits';
import { placeOf } from '@offizin/domain/places/places';
import { regionCodeOf } from '@offizin/domain/places/region-code';
import { z } from 'zod';
import { readService } from '../../../platform/outgoing/ask-service.ts';

export interface AddressQuestion {
  readonly typed: string;
  readonly country: string;
  /** The language of the places' names. */
  readonly language: string;
}

/** Looks addresses up; throws when it cannot. */
type AddressLookup = (question: AddressQuestion) => Promise<readonly FoundAddress[]>;

const place = z.object({
  road: z.string().optional(),
  pedestrian: z.string().optional(),
  square: z.string().optional(),
  house_number: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  town: z.string().optional(),
  village: z.string().optional(),
  municipality: z.string().optional(),
  state: z.string().optional(),
  'ISO3166-2-lvl4': z.string().optional(),
  'ISO3166-2-lvl6': z.string().optional(),
  country_code: z.string().optional(),
});
const reply = z.array(z.object({ address: place.optional() })).max(50);

function addressOf(found: z.infer<typeof place>): FoundAddress | null {
  const road = found.road ?? found.pedestrian ?? found.square;
  const city = found.city ?? found.town ?? found.village ?? found.municipality;
  const { postcode, country_code: country, house_number: number } = found;
  if (road === undefined || city === undefined || postcode === undefined || country === undefined) return null;
  const countryCode = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(countryCode)) return null;
  const parts = placeOf(countryCode)?.isNumberFirst === true ? [number, road] : [road, number];
  const street = parts.filter((part) => part !== undefined).join(' ');
  const codes = [found['ISO3166-2-lvl4'], found['ISO3166-2-lvl6']].filter((code) => code !== undefined);
  const region = regionCodeOf(countryCode, { codes, name: found.state ?? null });
  return { street, postalCode: postcode, city, region, countryCode };
}

/** Asks a service that speaks Nominatim's search (https://nominatim.org/release-docs/latest/api/Search/). */
export function nominatim(baseUrl: string): AddressLookup {
  return async ({ typed, country, language }) => {
    const query = new URLSearchParams({
      q: typed,
      format: 'jsonv2',
      addressdetails: '1',
      layer: 'address',
      countrycodes: country.toLowerCase(),
      limit: String(limits.addressesFound),
      'accept-language': language,
    });
    const places = await readService({
      url: `${baseUrl}/search?${query}`,
      // Its terms of use ask who calls.
      headers: { 'user-agent': 'offizin' },
      reply,
      milliseconds: limits.addressLookupSeconds * 1000,
    });
    const found = places.map(({ address }) => (address === undefined ? null : addressOf(address)));
    const distinct = new Map(found.filter((each) => each !== null).map((each) => [JSON.stringify(each), each]));
    return [...distinct.values()];
  };
}
