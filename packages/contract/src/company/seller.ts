import { businessTypes } from '@offizin/domain/access/seller-kinds';
import {
  companyFields,
  type CompanySection,
  companySections,
  fieldsOf,
  typedLength,
} from '@offizin/domain/company/sections';
import { vatCheckStates } from '@offizin/domain/company/vat-check';
import { z } from 'zod';
import { endpoint, type EndpointSpec } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { countryCode, instant, largestInteger } from '../scalars.ts';

/** Which state of a section the caller saw; 0 of one that nobody saved yet. */
const sectionVersion = z.int().min(0).max(largestInteger);

const savedSection = z.strictObject({
  section: z.enum(companySections),
  version: sectionVersion,
  savedAt: instant.nullable(),
  /** Null where the marketplace wrote it, or a registration brought it. */
  savedBy: z.string().nullable(),
});
export type SavedSection = z.infer<typeof savedSection>;

const vatCheck = z.strictObject({
  state: z.enum(vatCheckStates),
  checkedAt: instant.nullable(),
  /** Since when the register does not answer; null while it does. */
  silentSince: instant.nullable(),
  /** When it is asked again by itself. */
  nextAt: instant.nullable(),
});
export type VatCheck = z.infer<typeof vatCheck>;

export const companyView = z.strictObject({
  country: countryCode,
  businessType: z.enum(businessTypes),
  sections: z.array(savedSection),
  /** What is entered; a field without a value is not there. */
  values: z.partialRecord(z.enum(companyFields), z.string()),
  /** Whether secrets are shown by their end only: to everybody who may not change them. */
  isMasked: z.boolean(),
  /** What VIES says about the number; null where there is none that it knows, or nobody asks it. */
  vatCheck: vatCheck.nullable(),
});
export type CompanyView = z.infer<typeof companyView>;

const common = {
  access: { kind: 'screens', anyOf: ['company', 'fiscal_information'] },
} as const satisfies Partial<EndpointSpec>;

const saved = z.strictObject({ saved: savedSection, vatCheck: vatCheck.nullable() });
const saveErrors = [...screenWriteErrors, 'settings.version_conflict'] as const;

/** The texts of one section: what fits is read, what is wrong with it is said at its field. */
function bodyOf(section: CompanySection) {
  const fields = fieldsOf(section).map((field) => [field, z.string().trim().max(typedLength(field))] as const);
  return z.strictObject({ version: sectionVersion, values: z.strictObject(Object.fromEntries(fields)).partial() });
}

const change = {
  ...common,
  method: 'PUT',
  idempotency: 'required',
  audited: 'company.changed',
  response: saved,
} as const;

/** The company behind the shop: its data by sections, which owners change (PRO-02). */
export const companyApi = {
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/company',
    summary: 'The data of the company; who may not change them sees the end of secrets only',
    token: 'shop:read',
    response: companyView,
    errors: screenReadErrors,
  }),
  saveSellerInformation: endpoint({
    ...change,
    path: '/company/seller-information',
    summary: 'Save name, legal form, address and page of the company',
    body: bodyOf('seller_information'),
    errors: saveErrors,
  }),
  saveFiscalInformation: endpoint({
    ...change,
    path: '/company/fiscal-information',
    summary: 'Save VAT number and register; a new number is checked in VIES afterwards, which keeps nobody from saving',
    body: bodyOf('fiscal_information'),
    errors: saveErrors,
  }),
  saveBilling: endpoint({
    ...change,
    path: '/company/billing',
    summary: 'Save the numbers and systems with which health insurers are billed',
    body: bodyOf('billing'),
    errors: saveErrors,
  }),
  saveBusiness: endpoint({
    ...change,
    path: '/company/business',
    summary: 'Save licence and professional numbers, and who is responsible',
    body: bodyOf('business'),
    errors: saveErrors,
  }),
  saveBankAccount: endpoint({
    ...change,
    access: { kind: 'screens', anyOf: ['company', 'fiscal_information', 'payment_provider'] },
    path: '/company/bank-account',
    summary: 'Save the bank account; all owners are mailed when it is another one',
    reauthenticated: true,
    locked: 'impersonation',
    body: bodyOf('bank_account'),
    errors: [...saveErrors, ...reauthenticatedErrors],
  }),
  checkVatNumber: endpoint({
    ...common,
    method: 'POST',
    path: '/company/vat-check',
    summary: 'Ask VIES about the number now; one that it does not know is refused as INVALID_VIES at its field',
    idempotency: 'none',
    rate: { as: 'vat_check' },
    transactions: 'own',
    response: z.strictObject({ vatCheck }),
    errors: [...screenReadErrors, 'csrf.invalid', 'not_found'],
  }),
} as const;
