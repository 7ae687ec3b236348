import { invoiceTotals, type InvoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { usualReasonCode, type VatCategory } from '@offizin/domain/invoices/vat-category';
import { type CategorisedLine, categorised } from '@offizin/domain/invoices/vat-fault';
import type { Texts } from '../../../texts/texts.ts';
import type { InvoiceContent } from '../tables.ts';

/** Why nothing is charged in a category, as the document says it and its data. */
export interface SaidReason {
  readonly category: VatCategory;
  /** BT-121 */
  readonly code: string | undefined;
  /** BT-120 */
  readonly text: string;
}

/** What the VAT of a document comes to. */
export interface DocumentVat {
  /** Each with its category: a document of before categories has those that follow from its parties. */
  readonly lines: readonly CategorisedLine[];
  readonly totals: InvoiceTotals;
  readonly reasons: readonly SaidReason[];
}

/** The law's words, with what the marketplace adds; of an exemption only the marketplace knows which it is. */
function textOf(category: Exclude<VatCategory, 'S' | 'Z'>, said: string | undefined, words: Texts<'invoiceDocument'>) {
  const usual = words(`vatReason.${category}`);
  if (said === undefined) return usual;
  return category === 'E' ? said : `${usual} ${said}`;
}

/** The VAT of a document in the words of its language, the same for the page and for its data. */
export function vatOf(content: InvoiceContent, words: Texts<'invoiceDocument'>): DocumentVat {
  const lines = categorised(content);
  const totals = invoiceTotals({ ...content, lines });
  const reasons = totals.parts.flatMap(({ vatCategory: category }): SaidReason[] => {
    if (category === 'S' || category === 'Z') return [];
    const said = content.vatReasons?.find((reason) => reason.category === category);
    return [{ category, code: said?.code ?? usualReasonCode(category), text: textOf(category, said?.text, words) }];
  });
  return { lines, totals, reasons };
}
