import type { MissingReason } from '../invoices/expected-files.ts';
import type { InvoiceFormat, InvoiceType } from '../invoices/invoice-kinds.ts';
import type { CollectingType } from '../ledger/chain.ts';
import { monthAfter, monthOf, type TaxMonthState } from '../tax-months/months.ts';

/** What keeps the set of a month from being complete, in the order in which it is named. */
export const missingKinds = [
  'month_running',
  'no_commission_document',
  'no_vouchers_document',
  'document_failed',
  'document_being_made',
  'tax_month_open',
] as const;
export type MissingKind = (typeof missingKinds)[number];

export interface MissingThing {
  readonly kind: MissingKind;
  /** The number of the document that it is about, else null. */
  readonly invoiceNo: string | null;
}

export interface SetDocument {
  readonly invoiceNo: string;
  readonly type: InvoiceType;
  /** Its files that are not there, each with why; none of a whole document. */
  readonly missing: readonly { readonly format: InvoiceFormat; readonly reason: MissingReason }[];
}

export interface SetFacts {
  /** `YYYY-MM`, and the day it is where the brand is. */
  readonly month: string;
  readonly today: string;
  readonly documents: readonly SetDocument[];
  /** What documents of the month have to take in, as it was booked. */
  readonly booked: readonly CollectingType[];
  /** Null where nothing counts in the month. */
  readonly taxMonth: TaxMonthState | null;
}

const collecting = {
  no_commission_document: 'commission',
  no_vouchers_document: 'vouchers',
} as const satisfies Partial<Readonly<Record<MissingKind, CollectingType>>>;

const madeFor: Readonly<Record<MissingReason, MissingKind>> = {
  failed: 'document_failed',
  being_made: 'document_being_made',
};

/** What a kind names of the facts; `true` where it is about no document. */
function namesOf(kind: MissingKind, facts: SetFacts): readonly string[] | boolean {
  const { month, today, documents, booked, taxMonth } = facts;
  switch (kind) {
    case 'month_running':
      return month >= monthOf(today);
    case 'tax_month_open':
      return taxMonth === 'open';
    case 'no_commission_document':
    case 'no_vouchers_document': {
      const type = collecting[kind];
      return booked.includes(type) && !documents.some((document) => document.type === type);
    }
    case 'document_failed':
    case 'document_being_made':
      return documents.flatMap(({ invoiceNo, missing }) =>
        missing.some(({ reason }) => madeFor[reason] === kind) ? [invoiceNo] : [],
      );
  }
}

/** Everything that the set of a month is without; nothing where it is complete. */
export function missingOf(facts: SetFacts): MissingThing[] {
  return missingKinds.flatMap((kind): MissingThing[] => {
    const named = namesOf(kind, facts);
    if (typeof named !== 'boolean') return named.map((invoiceNo) => ({ kind, invoiceNo }));
    return named ? [{ kind, invoiceNo: null }] : [];
  });
}

/** A month has nothing, lacks something, or has everything. */
export const setStates = ['empty', 'incomplete', 'complete'] as const;
export type SetState = (typeof setStates)[number];

export function setState(facts: SetFacts): SetState {
  const { documents, booked, taxMonth } = facts;
  if (documents.length === 0 && booked.length === 0 && taxMonth === null) return 'empty';
  return missingOf(facts).length === 0 ? 'complete' : 'incomplete';
}

/** The last month that is over on a day. */
export const lastFullMonth = (today: string): string => monthAfter(monthOf(today), -1);

/** So many months can be looked at, the running one among them. */
const monthsShown = 24;

/** The months that can be looked at on a day, newest first. */
export const shownMonths = (today: string): string[] =>
  Array.from({ length: monthsShown }, (_, back) => monthAfter(monthOf(today), -back));

/** For so many months after its own a set that became complete late is still mailed. */
const mailedLate = 6;

/** The months whose sets are mailed to somebody who asked for it on a day, once they are complete: from the one that was last over then. */
export function mailedMonths(today: string, askedOn: string): string[] {
  const last = lastFullMonth(today);
  const first = [lastFullMonth(askedOn), monthAfter(last, -mailedLate)].toSorted()[1] ?? last;
  const months = [];
  for (let month = last; month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
}
