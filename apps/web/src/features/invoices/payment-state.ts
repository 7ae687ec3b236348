import type { InvoiceItem } from '@offizin/contract/invoices/seller';

export type PaymentWord = 'paid' | 'settled' | 'due' | 'comes' | 'overdue' | 'offset';

export interface PaymentState {
  readonly word: PaymentWord;
  readonly day: string;
  readonly tone: 'green' | 'amber' | 'red' | 'grey';
}

const weekAhead = 7 * 24 * 3_600_000;

/** Whether a document is paid, and when it is due; null for a report. What the shop is to get is never overdue for it, and what is set off is never due. */
export function paymentState(item: InvoiceItem, today: string): PaymentState | null {
  const { kind, type, paidOn, dueOn, amounts, isSetOff } = item;
  if (amounts === null) return null;
  const isForShop = (kind === 'RECEIVED') === amounts.gross > 0;
  if (isSetOff && paidOn === null) return { word: 'offset', day: today, tone: 'grey' };
  if (paidOn !== null)
    return { word: isSetOff || type === 'credit_note' ? 'settled' : 'paid', day: paidOn, tone: 'green' };
  if (dueOn === null) return null;
  if (isForShop) return { word: 'comes', day: dueOn, tone: 'grey' };
  if (dueOn < today) return { word: 'overdue', day: dueOn, tone: 'red' };
  const isSoon = Date.parse(dueOn) - Date.parse(today) <= weekAhead;
  return { word: 'due', day: dueOn, tone: isSoon ? 'amber' : 'grey' };
}
