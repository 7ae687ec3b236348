/** How long what was typed is kept, in milliseconds, and for how many forms. */
const day = 24 * 3_600_000;
export const formDraftLifetime = 7 * day;
/** What is written about an order may name a customer: it lives as long as the other drafts of an order. */
export const orderTextLifetime = day;
export const formDraftsKept = 30;

/** Numbers by name are kept as pairs. */
export type KeptValue = string | number | boolean | null | readonly (readonly [string, number])[];

/** A field that was changed: what it held as it was saved, and what was typed. */
export interface KeptField {
  readonly name: string;
  readonly saved: KeptValue;
  readonly typed: KeptValue;
}

export interface FormDraft {
  readonly user: string;
  readonly shop: string;
  readonly form: string;
  readonly fields: readonly KeptField[];
  /** When the session ended, in milliseconds since 1970. */
  readonly at: number;
}

const isValue = (value: unknown): value is KeptValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((pair) => Array.isArray(pair) && typeof pair[1] === 'number'));

function isField(value: unknown): value is KeptField {
  if (typeof value !== 'object' || value === null) return false;
  const { name, saved, typed } = value as Partial<Record<keyof KeptField, unknown>>;
  return typeof name === 'string' && isValue(saved) && isValue(typed);
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { user, shop, form, fields, at } = value as Partial<Record<keyof FormDraft, unknown>>;
  const names = [user, shop, form];
  return (
    names.every((each) => typeof each === 'string') &&
    typeof at === 'number' &&
    Array.isArray(fields) &&
    fields.every(isField)
  );
}

/** How what is written about an order is named. */
export const orderTextName = (orderId: string, what: string): string => `order/${orderId}/${what}`;

const lifetimeOf = ({ form }: FormDraft): number => (form.startsWith('order/') ? orderTextLifetime : formDraftLifetime);

/** What the browser has stored, without what is too old or no draft. */
export function formDraftsIn(stored: unknown, now: number): FormDraft[] {
  const drafts = Array.isArray(stored) ? stored.filter(isDraft) : [];
  return drafts.filter((draft) => draft.at > now - lifetimeOf(draft) && draft.at <= now);
}
