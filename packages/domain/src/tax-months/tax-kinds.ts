import { type LedgerKind, ledgerKindNames } from '../ledger/ledger.ts';
import { type PostingKind, postingKinds } from '../ledger/postings.ts';

const postingTaxKind = <Kind extends PostingKind>(kind: Kind) => `posting_${kind}` as const;

/** What figures of tax months are of: lines of orders, what was posted beside them (without VAT where a document says it), and that VAT. */
export type TaxKind = LedgerKind | `posting_${PostingKind}` | 'posting_vat';
export const taxKindNames: readonly TaxKind[] = [
  ...ledgerKindNames.filter((kind) => kind !== 'payout'),
  ...postingKinds.map(postingTaxKind),
  'posting_vat',
  'payout',
];

export const taxKindOf: (kind: PostingKind) => TaxKind = postingTaxKind;

/** What the marketplace charges for beside orders; the VAT of its documents is input tax. */
export const serviceKinds = ['fee', 'credit', 'shipping', 'fulfilment'] as const satisfies readonly PostingKind[];
export const serviceTaxKinds: readonly TaxKind[] = serviceKinds.map(postingTaxKind);
