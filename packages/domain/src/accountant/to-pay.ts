import type { InvoiceKind, InvoiceType } from '../invoices/invoice-kinds.ts';

export interface PayableDocument {
  readonly kind: InvoiceKind;
  readonly type: InvoiceType;
  readonly gross: number;
  readonly isSetOff: boolean;
  readonly paidOn: string | null;
}

/** What is to be paid by hand: billed to the shop, not set off with payouts and not paid; a credit note takes off. */
export const isToPay = ({ kind, type, isSetOff, paidOn }: PayableDocument): boolean =>
  kind === 'ISSUED' && type !== 'report' && !isSetOff && paidOn === null;

export function toPay(documents: readonly PayableDocument[]): { readonly count: number; readonly amount: number } {
  const open = documents.filter(isToPay);
  return { count: open.length, amount: open.reduce((sum, { gross }) => sum + gross, 0) };
}
