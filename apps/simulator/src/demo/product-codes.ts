import { aicCheckDigit } from '@offizin/domain/identifiers/aic';
import { cip13Of } from '@offizin/domain/identifiers/cip';
import { cnpCheckDigit } from '@offizin/domain/identifiers/cnp';
import { gtinCheckDigit } from '@offizin/domain/identifiers/gtin';
import { pharmacodeCheckDigit, swissMedicineGtin } from '@offizin/domain/identifiers/pharmacode';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { cnToEan } from '@offizin/domain/identifiers/spanish-cn';
import type { CountryCode } from './places.ts';

export interface ProductCodes {
  readonly nationalCode: string | null;
  readonly gtin: string;
}

/** Spreads running numbers over a range without repeating: multiplies by a number that shares no factor with it. */
function spread(index: number, from: number, size: number): number {
  return from + ((index * 7919) % size);
}

function ean(prefix: string, index: number): string {
  const body = prefix + String(spread(index, 10_000, 89_989)).padStart(12 - prefix.length, '0');
  return body + gtinCheckDigit(body);
}

type Maker = (index: number, medicine: boolean) => ProductCodes | null;

const makers: Readonly<Record<CountryCode, Maker>> = {
  DE: (index) => {
    const body = String(spread(index, 1_000_000, 799_999)).padStart(7, '0');
    const check = pznCheckDigit(body);
    if (check === null) return null;
    const ntin = `4150${body}${check}`;
    return { nationalCode: body + check, gtin: ntin + gtinCheckDigit(ntin) };
  },
  FR: (index, medicine) => {
    const number = String(spread(index, 2_000_000, 799_999));
    const acl = `34010${number}`;
    const code = medicine ? cip13Of(number) : acl + gtinCheckDigit(acl);
    return { nationalCode: code, gtin: code };
  },
  PT: (index, medicine) => {
    const body = String(spread(index, medicine ? 200_000 : 600_000, 99_991));
    return { nationalCode: body + cnpCheckDigit(body), gtin: ean('5600', index) };
  },
  CH: (index, medicine) => {
    const body = String(spread(index, 120_000, 599_999));
    const check = pharmacodeCheckDigit(body);
    if (check === null) return null;
    const authorisation = String(spread(index, 40_000, 27_997));
    return {
      nationalCode: body + check,
      gtin: medicine ? swissMedicineGtin(authorisation, '010') : ean('764001', index),
    };
  },
  ES: (index, medicine) => {
    const cn = String(medicine ? spread(index, 650_000, 99_991) : spread(index, 150_000, 349_999));
    return { nationalCode: cn, gtin: cnToEan(cn) };
  },
  IT: (index, medicine) => {
    const body = String(spread(index, medicine ? 2_000_000 : 90_000_000, 2_999_999)).padStart(8, '0');
    return { nationalCode: body + aicCheckDigit(body), gtin: ean('8054', index) };
  },
  GB: (index) => ({ nationalCode: null, gtin: ean('5060', index) }),
};

/** Valid codes for the n-th product of a market, or null where the rule knows no check digit for that number. */
export function makeCodes(market: CountryCode, index: number, medicine: boolean): ProductCodes | null {
  return makers[market](index, medicine);
}
