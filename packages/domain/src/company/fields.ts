import type { BusinessType } from '../access/seller-kinds.ts';
import { type BrandId, brands } from '../brand/brands.ts';
import type { HistoryField } from '../history/changes.ts';
import { needsBic } from './bank-account.ts';
import { isAdultsBirthDate } from './birth-date.ts';
import type { FieldFault } from './field-fault.ts';
import { ikRule, lanrRule } from './health-numbers.ts';
import { hasDirectors, legalFormsOf } from './legal-forms.ts';
import { germanRegister, ibanRule, isInNoRegister, swiftFault, vatFault } from './number-rules.ts';
import { isPostalCode } from './postal-code.ts';
import { regionsOf } from '../places/places.ts';
import {
  type CompanyField,
  type CompanySection,
  companySections,
  type CompanyValues,
  fieldsOf,
  genders,
  maxLength,
} from './sections.ts';
import { plainValue } from './plain-value.ts';
import { passing, plainText } from './text-rules.ts';
import { companySlug, isCompanyAddress } from './web-address.ts';

/** Of which company: what it is asked for, and how that is judged. */
export interface CompanyContext {
  readonly brand: BrandId;
  readonly country: string;
  readonly businessType: BusinessType;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

type Condition = (context: CompanyContext, values: CompanyValues) => boolean;

interface Field {
  /** Whether brand and country use it at all. */
  readonly asked?: Condition;
  readonly optional?: Condition;
  readonly rule: (value: string, context: CompanyContext, values: CompanyValues) => FieldFault | null;
  readonly seenBy: 'public' | 'marketplace';
  /** `sealed`: encrypted at rest; `seller`: with the shop itself, whose address it is. */
  readonly kept: 'open' | 'sealed' | 'seller';
  /** Who may not change it sees only its end, or nothing of it; the history never shows more. */
  readonly masked?: 'end' | 'whole';
  readonly history: HistoryField;
}

const isPharmacy: Condition = ({ businessType }) => businessType === 'pharmacy_or_parapharmacy';
const isGerman: Condition = ({ country }) => country === 'DE';
const isGermanPharmacy: Condition = (...given) => isGerman(...given) && isPharmacy(...given);
const always: Condition = () => true;
/** Where being in VIES is a registration of its own, beside having a VAT number. */
const registersForVies: Condition = ({ country }) => country === 'ES' || country === 'IT';

const open = { kept: 'open', seenBy: 'marketplace' } as const;
const shown = { kept: 'open', seenBy: 'public' } as const;
const address = { kept: 'seller', seenBy: 'public' } as const;

/** What the addresses of companies' pages begin with at a marketplace: they lie beside its own pages (VAL-04). */
const companyPages = (brand: BrandId): string => new URL('/partner/', brands[brand].legal.notice).href;

/** The start of a company's page at the marketplace. */
export const companyAddressStart = (brand: BrandId, legalName: string): string =>
  `${companyPages(brand)}${companySlug(legalName)}`;

function companyAddressFault(value: string, { brand }: CompanyContext, { legalName = '' }: CompanyValues) {
  const whole = { prefix: companyPages(brand), company: legalName };
  if (isCompanyAddress(value, whole)) return null;
  return { code: 'field.company_address', params: { start: companyAddressStart(brand, legalName) } } as const;
}

const vatRule: Field['rule'] = (value, { country }) => vatFault(value, country);
const registerRule: Field['rule'] = (value, { country }) => (country === 'DE' ? germanRegister : plainText)(value);

/** Every field of a company: who is asked, what is right, who sees it, how it is kept (PRO-02, VAL-01, VAL-03, VAL-04). */
const fieldTable: Readonly<Record<CompanyField, Field>> = {
  legalName: { ...shown, rule: plainText, history: 'legal_name' },
  legalForm: {
    ...shown,
    rule: (value, { country }) => passing((form) => legalFormsOf(country).includes(form))(value),
    history: 'legal_form',
  },
  street: { ...address, rule: plainText, history: 'street' },
  postalCode: {
    ...address,
    rule: (value, { country }) => passing((code) => isPostalCode(code, country))(value),
    history: 'postal_code',
  },
  city: { ...address, rule: plainText, history: 'city' },
  region: {
    ...address,
    asked: ({ country }) => regionsOf(country).length > 0,
    rule: (value, { country }) => passing((code) => regionsOf(country).some((region) => region.code === code))(value),
    history: 'region',
  },
  companyUrl: { ...shown, optional: always, rule: companyAddressFault, history: 'company_url' },
  vatNumber: { kept: 'sealed', seenBy: 'public', masked: 'end', rule: vatRule, history: 'vat_number' },
  viesNumber: {
    kept: 'sealed',
    seenBy: 'public',
    masked: 'end',
    asked: registersForVies,
    optional: always,
    rule: vatRule,
    history: 'vies_number',
  },
  commercialRegisterNumber: {
    ...shown,
    optional: (...given) => !isGerman(...given),
    rule: registerRule,
    history: 'commercial_register_number',
  },
  commercialRegister: {
    ...shown,
    optional: (context, { commercialRegisterNumber = '' }) =>
      !isGerman(context, {}) || isInNoRegister(commercialRegisterNumber),
    rule: plainText,
    history: 'commercial_register',
  },
  ikNumber1: { ...open, asked: isGermanPharmacy, rule: ikRule, history: 'ik_number_1' },
  ikNumber2: { ...open, asked: isGermanPharmacy, optional: always, rule: ikRule, history: 'ik_number_2' },
  ikNumber3: { ...open, asked: isGermanPharmacy, optional: always, rule: ikRule, history: 'ik_number_3' },
  goodsManagementSystem: {
    ...open,
    asked: isPharmacy,
    optional: always,
    rule: plainText,
    history: 'goods_management_system',
  },
  accountingCenter: {
    ...open,
    asked: isGermanPharmacy,
    optional: always,
    rule: plainText,
    history: 'accounting_center',
  },
  licence: { ...shown, asked: isPharmacy, rule: plainText, history: 'licence' },
  lanr: { ...open, asked: isGermanPharmacy, optional: always, rule: lanrRule, history: 'lanr' },
  professionalNumber: {
    ...open,
    asked: (...given) => isPharmacy(...given) && !isGerman(...given),
    rule: plainText,
    history: 'professional_number',
  },
  ownerFirstName: { ...shown, rule: plainText, history: 'owner_first_name' },
  ownerLastName: { ...shown, rule: plainText, history: 'owner_last_name' },
  managingDirector: {
    ...shown,
    asked: ({ country }, { legalForm = '' }) => hasDirectors(legalForm, country),
    rule: plainText,
    history: 'managing_director',
  },
  gender: {
    ...open,
    optional: always,
    rule: passing((value) => genders.some((gender) => gender === value)),
    history: 'gender',
  },
  birthDate: {
    kept: 'sealed',
    seenBy: 'marketplace',
    masked: 'whole',
    rule: (value, { today }) => passing((day) => isAdultsBirthDate(day, today))(value),
    history: 'birth_date',
  },
  accountHolder: { kept: 'sealed', seenBy: 'marketplace', rule: plainText, history: 'account_holder' },
  iban: { kept: 'sealed', seenBy: 'marketplace', masked: 'end', rule: ibanRule, history: 'iban' },
  swift: {
    kept: 'sealed',
    seenBy: 'marketplace',
    optional: (_, { iban = '' }) => !needsBic(iban),
    rule: (bic, _, { iban = '' }) => swiftFault(bic, iban),
    history: 'swift',
  },
};

export const fieldRow = (field: CompanyField): Field => fieldTable[field];

export const isAsked = (field: CompanyField, context: CompanyContext, values: CompanyValues): boolean =>
  fieldTable[field].asked?.(context, values) ?? true;

export const mayBeEmpty = (field: CompanyField, context: CompanyContext, values: CompanyValues): boolean =>
  fieldTable[field].optional?.(context, values) ?? false;

/** What is wrong with a value in the light of the others; null where nothing is, or where it is not asked for. */
export function companyFault(field: CompanyField, context: CompanyContext, values: CompanyValues): FieldFault | null {
  if (!isAsked(field, context, values)) return null;
  const value = plainValue(field, values[field] ?? '', context.country);
  if (value === '') return mayBeEmpty(field, context, values) ? null : { code: 'field.required' };
  if (value.length > maxLength(field)) return { code: 'field.too_long', params: { limit: maxLength(field) } };
  return fieldTable[field].rule(value, context, values);
}

export interface WrongField extends FieldFault {
  readonly field: CompanyField;
}

/** What keeps a section from being saved; `values` are those of all sections. */
export function sectionFaults(section: CompanySection, context: CompanyContext, values: CompanyValues): WrongField[] {
  return fieldsOf(section).flatMap((field) => {
    const fault = companyFault(field, context, values);
    return fault === null ? [] : [{ field, ...fault }];
  });
}

/** The fields of a section that brand and country use, in the order of the form. */
export const askedFields = (section: CompanySection, context: CompanyContext, values: CompanyValues): CompanyField[] =>
  fieldsOf(section).filter((field) => isAsked(field, context, values));

/** The sections in which a company is asked for anything. */
export const askedSections = (context: CompanyContext, values: CompanyValues): CompanySection[] =>
  companySections.filter((section) => askedFields(section, context, values).length > 0);
