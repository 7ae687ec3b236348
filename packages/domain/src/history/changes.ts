/** What an entry of the history may say that it changed; each has its text. */
export const historyFields = [
  'address',
  'username',
  'password',
  'type',
  'mapping',
  'active',
  'sound',
  'email_order',
  'email_offer',
  'email_account',
  'language',
  'name',
  'status',
  'business_type',
  'marketplace_type',
  'gold_partner',
  'upload_formats',
  'services',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'opening_hours',
  'closures',
  'person',
  'role',
  'certificates',
  'contracts',
] as const;
export type HistoryField = (typeof historyFields)[number];

/** The values that have words of their own; all others are shown as they are. */
export const knownValues = [
  'pending',
  'active',
  'banned',
  'submitted',
  'approved',
  'changes_requested',
  'rejected',
  'price_only',
  'stock_and_price',
  'owner',
  'manager',
  'orders',
  'catalogue',
  'accounting',
  'reader',
] as const;
export type KnownValue = (typeof knownValues)[number];

/** The fields whose values these are: a city may be called Active. */
export const isKnownValue = (field: HistoryField, value: string): value is KnownValue =>
  (field === 'status' || field === 'role' || field === 'type') && knownValues.some((known) => known === value);

export type HistoryValue = string | number | boolean | null;

export interface HistoryChange {
  readonly field: HistoryField;
  readonly old: HistoryValue;
  readonly new: HistoryValue;
  /** That it changed is all that is said: a secret, or more than a line holds. */
  readonly hidden?: true | undefined;
}

const longest = 200;
const cut = (value: HistoryValue): HistoryValue =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest - 1)}…` : value;

/** A change as it is kept; nothing where nothing changed. */
export function changeOf(field: HistoryField, old: HistoryValue, now: HistoryValue): HistoryChange[] {
  return old === now ? [] : [{ field, old: cut(old), new: cut(now) }];
}

/** That something changed whose values are not kept. */
export const hiddenChange = (field: HistoryField, isChanged: boolean): HistoryChange[] =>
  isChanged ? [{ field, old: null, new: null, hidden: true }] : [];

/** Somebody else's address: its first letter and its domain. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/** An address without user, password and query: these may be keys. */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? '' : `${url.protocol}//${url.host}${url.pathname}`;
}
