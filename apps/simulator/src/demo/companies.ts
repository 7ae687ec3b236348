import { ikCheckDigit } from '@offizin/domain/company/health-numbers';
import { isVatNumber } from '@offizin/domain/company/vat-number';
import type { SellerRecord } from '@offizin/marketplace-client/api.gen';
import type { CountryCode } from './places.ts';

type Company = NonNullable<SellerRecord['company']>;

export interface CompanyOf {
  readonly externalId: string;
  readonly name: string;
  readonly owner: string;
  readonly country: CountryCode;
  readonly city: string;
  readonly isPharmacy: boolean;
}

/** How the numbers of a country begin, and the endings among which the right one is looked for. */
const vatShapes: Readonly<Record<CountryCode, readonly [start: string, digits: number]>> = {
  DE: ['DE81', 1],
  CH: ['CHE10', 1],
  ES: ['ESB58', 1],
  FR: ['FR', 0],
  IT: ['IT007', 1],
  PT: ['PT50', 1],
  GB: ['GB9', 2],
};
const lengths: Readonly<Record<CountryCode, number>> = { DE: 11, CH: 12, ES: 11, FR: 13, IT: 13, PT: 11, GB: 11 };

/** A VAT number of the country with right check digits; where they come first, one that is known. */
export function vatNumberOf(country: CountryCode, seed: string): string {
  const [start, digits] = vatShapes[country];
  if (digits === 0) return 'FR40303265045';
  const between = lengths[country] - start.length - digits;
  const middle = seed.replace(/\D/g, '').repeat(3).slice(0, between);
  const endings = Array.from({ length: 10 ** digits }, (_, ending) => String(ending).padStart(digits, '0'));
  const numbers = endings.map((ending) => `${start}${middle}${ending}`);
  return numbers.find((number) => isVatNumber(number, country)) ?? knownNumbers[country];
}

const knownNumbers: Readonly<Record<CountryCode, string>> = {
  DE: 'DE136695976',
  CH: 'CHE100155212',
  ES: 'ESB58378431',
  FR: 'FR40303265045',
  IT: 'IT00743110157',
  PT: 'PT501964843',
  GB: 'GB980780684',
};

/** The examples of the registry of IBANs. */
const ibans: Readonly<Record<CountryCode, string>> = {
  DE: 'DE89370400440532013000',
  CH: 'CH9300762011623852957',
  ES: 'ES9121000418450200051332',
  FR: 'FR1420041010050500013M02606',
  IT: 'IT60X0542811101000000123456',
  PT: 'PT50000201231234567890154',
  GB: 'GB29NWBK60161331926819',
};

const forms: Readonly<Record<CountryCode, string>> = {
  DE: 'e. K.',
  CH: 'Einzelunternehmen',
  ES: 'Empresario individual',
  FR: 'EI',
  IT: 'Impresa individuale',
  PT: 'Empresário em nome individual',
  GB: 'Sole trader',
};

/** What only German pharmacies bill with. */
function germanNumbers({ externalId, isPharmacy, city }: CompanyOf): Company {
  const digits = externalId.replace(/\D/g, '');
  const ik = `30${digits}${digits.slice(0, 2)}`;
  const register = { commercialRegisterNumber: `HRA ${digits}12`, commercialRegister: city };
  if (!isPharmacy) return register;
  return {
    ...register,
    ikNumber1: ik + ikCheckDigit(ik),
    goodsManagementSystem: 'ApoLager 4',
    accountingCenter: 'Rezeptstelle Südwest',
  };
}

/** The data of a demo shop's company, as its country asks for them. */
export function companyOf(of: CompanyOf): Company {
  const [firstName = '', ...rest] = of.owner.split(' ');
  const digits = of.externalId.replace(/\D/g, '');
  const licence = of.isPharmacy ? { licence: `${of.country}-${digits}/7` } : {};
  const professional =
    of.isPharmacy && of.country !== 'DE' ? { professionalNumber: `${digits}-${of.city.length}` } : {};
  return {
    legalName: `${of.name.split(',')[0]} ${of.owner}`,
    legalForm: forms[of.country],
    vatNumber: vatNumberOf(of.country, of.externalId),
    ...licence,
    ...professional,
    ownerFirstName: firstName,
    ownerLastName: rest.join(' '),
    birthDate: `19${70 + (Number(digits) % 20)}-05-12`,
    accountHolder: of.owner,
    iban: ibans[of.country],
    ...(of.country === 'DE' ? germanNumbers(of) : {}),
  };
}
