import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import type { Random } from '../random.ts';
import { countries, type Country, type CountryCode } from './places.ts';

export type Address = OrderRecord['deliveryAddress'];

export interface Customer {
  readonly firstName: string;
  readonly deliveryAddress: Address;
  /** null when the bill goes where the parcel goes. */
  readonly billingAddress: Address | null;
}

function fillDigits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.int(0, 9)));
}

export type Town = Pick<Address, 'city' | 'postalCode' | 'region' | 'countryCode'>;

function anyTown(code: CountryCode, random: Random): Town {
  const [city, postalCode, region = null] = random.pick(countries[code].towns);
  return { city, postalCode, region, countryCode: code };
}

function address(country: Country, { name, town }: { name: string; town: Town }, random: Random): Address {
  const street = country.street.replace('{s}', random.pick(country.streets)).replace('{n}', String(random.int(1, 120)));
  const phone = random.chance(0.85) ? fillDigits(country.phone, random) : null;
  return { name, street, ...town, phone };
}

/** An invented customer of a country, in this town (null: in any); one in eight has the bill sent elsewhere. */
export function makeCustomer(code: CountryCode, town: Town | null, random: Random): Customer {
  const country = countries[code];
  const firstName = random.pick(country.firstNames);
  const first = random.pick(country.lastNames);
  const second = random.pick(country.lastNames.filter((name) => name !== first));
  const name = [firstName, first, ...(country.lastNameCount === 2 ? [second] : [])].join(' ');
  return {
    firstName,
    deliveryAddress: address(country, { name, town: town ?? anyTown(code, random) }, random),
    billingAddress: random.chance(0.12)
      ? address(country, { name: `${random.pick(country.firstNames)} ${first}`, town: anyTown(code, random) }, random)
      : null,
  };
}
