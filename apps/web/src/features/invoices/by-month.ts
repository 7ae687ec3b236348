import type { InvoiceItem } from '@offizin/contract/invoices/seller';

/** A row of the list: the heading of a month, or a document. */
export type InvoiceLine =
  | { readonly kind: 'month'; readonly key: string; readonly month: string }
  | { readonly kind: 'document'; readonly key: string; readonly item: InvoiceItem };

/** The documents below the month that they are about. */
export function byMonth(items: readonly InvoiceItem[]): InvoiceLine[] {
  return items.flatMap((item, at): InvoiceLine[] => {
    const { month, invoiceNo } = item;
    const document = { kind: 'document', key: invoiceNo, item } as const;
    const isNew = items[at - 1]?.month !== month;
    return isNew ? [{ kind: 'month', key: `month-${month}`, month }, document] : [document];
  });
}
