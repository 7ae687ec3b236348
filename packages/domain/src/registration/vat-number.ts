const digitsOf = (text: string) => [...text].map(Number);
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** ISO 7064 MOD 11,10, as the German tax number has it. */
function isGerman(digits: string): boolean {
  const all = digitsOf(digits);
  let product = 10;
  for (const digit of all.slice(0, 8)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === all[8];
}

const isFrench = (text: string) =>
  !/^\d{2}/.test(text) || Number(text.slice(0, 2)) === (12 + 3 * (Number(text.slice(2)) % 97)) % 97;

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

const isPortuguese = (digits: string) => {
  const rest = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest > 9 ? 0 : rest) === Number(digits[8]);
};

const luhnSum = (digits: string) =>
  digitsOf(digits).reduce((sum, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

const isItalian = (digits: string) => luhnSum(digits) % 10 === 0;

/** A person's number ends with a letter, a company's with a digit or a letter of its own. */
function isSpanish(text: string): boolean {
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(text)) {
    const number = Number(text.slice(0, 8).replace(/^[XYZ]/, (sign) => String('XYZ'.indexOf(sign))));
    return letters[number % 23] === text[8];
  }
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(text)) return /^[KLM]\d{7}[A-Z]$/.test(text);
  const doubled = digitsOf(text.slice(1, 8)).reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  const control = (10 - (doubled % 10)) % 10;
  return text[8] === String(control) || text[8] === 'JABCDEFGHI'[control];
}

function isBritish(digits: string): boolean {
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

const isSwiss = (digits: string) => (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(digits[8]);

interface VatRule {
  /** The groups that the check digits are reckoned over. */
  readonly shape: RegExp;
  readonly isRight: (core: string) => boolean;
  readonly example: string;
}

/** The VAT numbers of the countries where the brands have sellers: shape and check digits. */
const vatRules: Readonly<Record<string, VatRule>> = {
  DE: { shape: /^DE([1-9]\d{8})$/, isRight: isGerman, example: 'DE136695976' },
  FR: { shape: /^FR([0-9A-HJ-NP-Z]{2}\d{9})$/, isRight: isFrench, example: 'FR40303265045' },
  PT: { shape: /^PT([1-9]\d{8})$/, isRight: isPortuguese, example: 'PT501964843' },
  IT: { shape: /^IT(\d{11})$/, isRight: isItalian, example: 'IT00743110157' },
  ES: { shape: /^ES([A-Z\d]\d{7}[A-Z\d])$/, isRight: isSpanish, example: 'ES54362315K' },
  GB: { shape: /^GB(\d{9})(?:\d{3})?$/, isRight: isBritish, example: 'GB980780684' },
  CH: { shape: /^CHE(\d{9})(?:MWST|TVA|IVA)?$/, isRight: isSwiss, example: 'CHE100155212' },
};

/** A VAT number as it is kept: without the spaces, dots and dashes that people type, in capital letters. */
export const plainVatNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether it is a VAT number of the country; a missing country's letters are no fault of the number but of who typed it. */
export function isVatNumber(typed: string, country: string): boolean {
  const rule = vatRules[country];
  const core = rule?.shape.exec(plainVatNumber(typed))?.[1];
  return rule !== undefined && core !== undefined && rule.isRight(core);
}

export const vatExample = (country: string): string => vatRules[country]?.example ?? '';
