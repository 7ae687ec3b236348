import { changeOf, hiddenChange, type HistoryChange, type HistoryValue } from '../history/changes.ts';
import { maskedIban } from './bank-account.ts';
import { fieldRow } from './fields.ts';
import { companyFields, type CompanyField, type CompanyValues } from './sections.ts';

const lastFour = (value: string): string => `…${value.replace(/\s/g, '').slice(-4)}`;
/** Says that something is there, and not how long it is. */
const hidden = '····';

/** A value as somebody sees it who may not change it: of a secret its end at most. */
export function maskedValue(field: CompanyField, value: string): string {
  const { masked } = fieldRow(field);
  if (masked === undefined || value === '') return value;
  if (masked === 'whole') return hidden;
  return field === 'iban' ? maskedIban(value) : lastFour(value);
}

export const maskedValues = (values: CompanyValues): CompanyValues =>
  Object.fromEntries(companyFields.flatMap((field) => entryOf(field, values)));

/** What everybody may read of a company. */
export const publicValues = (values: CompanyValues): CompanyValues =>
  Object.fromEntries(
    companyFields.flatMap((field): [CompanyField, string][] => {
      const value = values[field] ?? '';
      return value === '' || fieldRow(field).seenBy !== 'public' ? [] : [[field, value]];
    }),
  );

function entryOf(field: CompanyField, values: CompanyValues): [CompanyField, string][] {
  const value = values[field];
  return value === undefined || value === '' ? [] : [[field, maskedValue(field, value)]];
}

const inHistory = (field: CompanyField, value: string): HistoryValue => {
  if (value === '') return null;
  return fieldRow(field).masked === undefined ? value : lastFour(value);
};

/** What the history says of a changed field: from what to what, of a secret its end, of some only that they changed. */
export function historyChange(field: CompanyField, old: string, now: string): HistoryChange[] {
  if (old === now) return [];
  const { history, masked } = fieldRow(field);
  const change = changeOf(history, inHistory(field, old), inHistory(field, now));
  return masked === 'whole' || change.length === 0 ? hiddenChange(history, true) : change;
}
