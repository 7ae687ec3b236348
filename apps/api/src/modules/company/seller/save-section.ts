import { isDeepStrictEqual } from 'node:util';
import type { api } from '@offizin/contract/api';
import { sectionFaults } from '@offizin/domain/company/fields';
import { askedOfVies, changedFields, plainValues } from '@offizin/domain/company/plain-values';
import { type CompanyField, type CompanySection, type CompanyValues, fieldsOf } from '@offizin/domain/company/sections';
import { historyChange } from '@offizin/domain/company/shown-values';
import { bankAccountChanged } from '../write/bank-account-changed.ts';
import { keptSection } from '../write/company-values.ts';
import { beginVatCheck, insertSection, updateSection } from '../write/company-write-queries.ts';
import { type Company, readCompany } from '../write/read-company.ts';
import { validateOwnersAgain } from '../../payout/write/hold-payouts.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { updateAddress } from '../../sellers/write/address-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { vatCheckKey } from '../write/vat-check-key.ts';
import { savedView, vatCheckOf } from './company-view.ts';

type Save = Pick<
  InputOf<typeof api.company.saveSellerInformation>,
  'app' | 'db' | 'session' | 'now' | 'body' | 'noted' | 'fail'
>;

interface Change {
  readonly section: CompanySection;
  readonly before: Company;
  readonly values: CompanyValues;
}

type Effect = (input: Save, change: Change) => Promise<void>;

const writeAddress: Effect = async ({ db }, { values }) => {
  const { street = '', postalCode = '', city = '', region = null } = values;
  await asIdentity(db, (identity) => updateAddress(identity, db.sellerId, { street, postalCode, city, region }));
};

/** Another number is unverified until VIES said something; nobody waits for that. */
const askVies: Effect = async ({ app, db, session, now }, { before: { context, values }, values: after }) => {
  const number = askedOfVies(context, after);
  if (isDeepStrictEqual(number, askedOfVies(context, values))) return;
  const { sellerId, brand, userId } = session;
  const isAsked = number !== null && app.config.viesUrl !== null;
  await beginVatCheck(db, { sellerId, brand, nextAt: isAsked ? now : null });
  if (isAsked)
    await enqueueJob(db, { name: 'check_company_vat', payload: { sellerId, userId } }, { key: vatCheckKey(sellerId) });
};

/** Who owns and leads the company: the payout provider has checked these people. */
const checkedPeople: readonly CompanyField[] = ['ownerFirstName', 'ownerLastName', 'managingDirector', 'birthDate'];

const checkOwners: Effect = async ({ db, now }, { before, values }) => {
  const isChanged = checkedPeople.some((field) => (before.values[field] ?? '') !== (values[field] ?? ''));
  if (isChanged) await validateOwnersAgain(db, now);
};

/** What else a section changes when it is saved. */
const effects: { readonly [S in CompanySection]?: Effect } = {
  seller_information: writeAddress,
  fiscal_information: askVies,
  business: checkOwners,
  bank_account: ({ app, db, now }) => bankAccountChanged(app, db, now),
};

function refuseWrong({ body, fail }: Save, { section, before, values }: Change): void {
  const errors = sectionFaults(section, before.context, values).map(({ field, ...fault }) => ({
    path: `body.values.${field}`,
    ...fault,
  }));
  if (errors.length > 0) fail('request.invalid', { errors });
  const saved = savedView(section, before.sections);
  if (saved.version !== body.version) fail('settings.version_conflict', { current: saved });
}

/** Writes the section if it still is what the caller saw. */
async function write({ app, db, session, now, body, fail }: Save, { section, values }: Change): Promise<void> {
  const { sellerId, brand, userName } = session;
  const kept = keptSection(app.sealKeys, sellerId, { section, values });
  const by = { sellerId, brand, now, savedBy: userName };
  const { version } = body;
  const isWritten = version === 0 ? insertSection(db, by, kept) : updateSection(db, by, { ...kept, version });
  if (await isWritten) return;
  const { sections } = await readCompany(app, db, now);
  fail('settings.version_conflict', { current: savedView(section, sections) });
}

/** Saves one section: all of its fields at once, each change with its row in the history (PRO-02, PRO-12). */
async function save(input: Save, section: CompanySection) {
  const { app, db, now, body, noted } = input;
  const before = await readCompany(app, db, now);
  const others = { ...before.values, ...Object.fromEntries(fieldsOf(section).map((field) => [field, ''])) };
  const typed: CompanyValues = { ...others, ...body.values };
  refuseWrong(input, { section, before, values: typed });
  const values = plainValues(section, before.context, typed);
  const after = { ...others, ...values };
  const changed = changedFields(before.values, after);
  const fields: readonly CompanyField[] = fieldsOf(section);
  noted.noteAll(fields.flatMap((field) => historyChange(field, before.values[field] ?? '', after[field] ?? '')));
  if (changed.length > 0) {
    const change = { section, before, values };
    await write(input, change);
    await effects[section]?.(input, change);
    await announce(db, { topic: 'company', payload: { section } });
  }
  const saved = await readCompany(app, db, now);
  return { saved: savedView(section, saved.sections), vatCheck: vatCheckOf(saved, app.config.viesUrl) };
}

const saving = (section: CompanySection) => (input: Save) => save(input, section);

export const saveSellerInformation = saving('seller_information');
export const saveFiscalInformation = saving('fiscal_information');
export const saveBilling = saving('billing');
export const saveBusiness = saving('business');
export const saveBankAccount = saving('bank_account');
