/** The codes with which the server names what is wrong with a company's numbers (PRO-11). */
export const companyCodes = ['INVALID_VIES', 'INVALID_VAT_NUMBER', 'INVALID_IBAN', 'INVALID_SWIFT_CODE'] as const;
export type CompanyCode = (typeof companyCodes)[number];

/** What rules of texts and numbers say beside the codes that every field has (VAL-01). */
export const ruleNames = [
  'special_character',
  'not_numeric',
  'spaces',
  'exact_length',
  'check_digit',
  'company_address',
  'bank_elsewhere',
] as const;
export type RuleName = (typeof ruleNames)[number];
export type RuleCode = `field.${RuleName}`;
export const ruleCodes = ruleNames.map((name) => `field.${name}` as const);

/** What can be wrong with one typed text. */
export const textCodes = [
  'field.required',
  'field.invalid',
  'field.too_long',
  'field.not_available',
  ...ruleCodes,
] as const;
export type TextCode = (typeof textCodes)[number];

export interface FieldFault {
  readonly code: TextCode | CompanyCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Says what is wrong with a text; null where nothing is. */
export type TextRule = (value: string) => FieldFault | null;
