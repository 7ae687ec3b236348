import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { type InvoiceFormat, invoiceFormats } from '@offizin/domain/invoices/invoice-kinds';

/** Which documents are asked for: of a month, of a year, or all. */
export interface DocumentsWanted {
  readonly month?: string | undefined;
  readonly year?: number | undefined;
}

/** The documents that a file is asked of, and which of their files go into it. */
export function wantedOf(question: ExportQuestion): DocumentsWanted & { readonly formats: readonly InvoiceFormat[] } {
  if (question.kind === 'invoices') return { year: question.year, month: question.month, formats: invoiceFormats };
  if (question.kind === 'invoice_document') return { month: question.month, formats: ['pdf'] };
  throw new Error(`${question.kind} is no question for documents`);
}
