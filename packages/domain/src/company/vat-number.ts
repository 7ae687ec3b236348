import {
  checkVAT,
  type Country,
  france,
  germany,
  italy,
  portugal,
  spain,
  switzerland,
  unitedKingdom,
} from 'jsvat-next';

interface VatRule {
  readonly rule: Country;
  readonly example: string;
}

/** The VAT numbers of the countries where the brands have sellers. */
const vatRules: Readonly<Record<string, VatRule>> = {
  DE: { rule: germany, example: 'DE136695976' },
  FR: { rule: france, example: 'FR40303265045' },
  PT: { rule: portugal, example: 'PT501964843' },
  IT: { rule: italy, example: 'IT00743110157' },
  ES: { rule: spain, example: 'ES54362315K' },
  GB: { rule: unitedKingdom, example: 'GB980780684' },
  CH: { rule: switzerland, example: 'CHE100155212' },
};

/** A VAT number as it is kept: without the spaces, dots and dashes that people type, in capital letters. */
export const plainVatNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether it is a VAT number of the country, by its shape and its check digits. */
export function isVatNumber(typed: string, country: string): boolean {
  const known = vatRules[country];
  return known !== undefined && checkVAT(plainVatNumber(typed), [known.rule]).isValid;
}

export const vatExample = (country: string): string => vatRules[country]?.example ?? '';

/** The countries whose numbers VIES knows. */
const inVies: ReadonlySet<string> = new Set(['DE', 'FR', 'PT', 'IT', 'ES']);

export interface ViesNumber {
  readonly countryCode: string;
  readonly vatNumber: string;
}

/** A number as VIES is asked for it; null where VIES does not know the country's numbers. */
export function viesNumber(typed: string, country: string): ViesNumber | null {
  if (!inVies.has(country) || !isVatNumber(typed, country)) return null;
  return { countryCode: country, vatNumber: plainVatNumber(typed).slice(2) };
}
