import { type InvoiceFormat, invoiceFormats, type InvoiceType } from './invoice-kinds.ts';

/** Which files a document has once all of them are made: a report only comes as a PDF, data goes to shops with the service. */
export function expectedFiles(type: InvoiceType, electronic: boolean): readonly InvoiceFormat[] {
  return electronic && type !== 'report' ? invoiceFormats : ['pdf'];
}

/** Why a file of a document is not there: it is being made, or nobody could make it. */
export const missingReasons = ['being_made', 'failed'] as const;
export type MissingReason = (typeof missingReasons)[number];
