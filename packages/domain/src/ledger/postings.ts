import type { InvoiceType } from '../invoices/invoice-kinds.ts';
import { type CollectingType, collectingTypes } from './chain.ts';

/** What is posted to a shop beside its orders; a correction puts right what was wrong, and belongs to no document. */
export const postingKinds = ['fee', 'credit', 'shipping', 'fulfilment', 'vouchers', 'correction'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** What may be posted with a document of a type. */
const kindsOfDocuments: Readonly<Record<Exclude<InvoiceType, 'report'>, readonly PostingKind[]>> = {
  commission: ['fee'],
  shipping_vat: ['shipping'],
  fulfilment: ['fulfilment', 'fee'],
  vouchers: ['vouchers'],
  credit_note: ['credit'],
};

/** The type as one that takes in lines of orders; null of another one. */
export const collectingType = (type: InvoiceType): CollectingType | null =>
  collectingTypes.find((each) => each === type) ?? null;

export interface SetOffDocument {
  readonly type: InvoiceType;
  readonly issuedOn: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly setOff?:
    | { readonly postings: readonly { readonly postingNo: string; readonly kind: PostingKind }[] }
    | undefined;
}

/** Whether a document may be set off as it says: with postings of its kinds, each number once, and its month over where it takes in lines of orders. */
export function isSetOffFairly({ type, issuedOn, month, setOff }: SetOffDocument): boolean {
  if (setOff === undefined) return true;
  if (type === 'report') return false;
  const { postings } = setOff;
  if (new Set(postings.map(({ postingNo }) => postingNo)).size !== postings.length) return false;
  if (collectingType(type) === null ? postings.length === 0 : month >= issuedOn.slice(0, 7)) return false;
  return postings.every(({ kind }) => kindsOfDocuments[type].includes(kind));
}

/** What a document comes to as the shop sees it: what it is billed is taken from it. */
export const signedFor = (kind: 'ISSUED' | 'RECEIVED', gross: number): number =>
  kind === 'RECEIVED' ? gross : 0 - gross;
