import type { OrderRecord } from '@offizin/contract/marketplace-api';
import type { Random } from '../random.ts';
import { countries, type CountryCode } from './places.ts';

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

function address(code: CountryCode, name: string, random: Random): Address {
  const country = countries[code];
  const [city, postalCode, region = null] = random.pick(country.towns);
  const street = country.street.replace('{s}', random.pick(country.streets)).replace('{n}', String(random.int(1, 120)));
  const phone = random.chance(0.85) ? fillDigits(country.phone, random) : null;
  return { name, street, postalCode, city, region, countryCode: code, phone };
}

/** An invented customer of a country; one in eight has the bill sent elsewhere. */
export function makeCustomer(code: CountryCode, random: Random): Customer {
  const country = countries[code];
  const firstName = random.pick(country.firstNames);
  const first = random.pick(country.lastNames);
  const second = random.pick(country.lastNames.filter((name) => name !== first));
  const name = [firstName, first, ...(country.lastNameCount === 2 ? [second] : [])].join(' ');
  return {
    firstName,
    deliveryAddress: address(code, name, random),
    billingAddress: random.chance(0.12) ? address(code, `${random.pick(country.firstNames)} ${first}`, random) : null,
  };
}
