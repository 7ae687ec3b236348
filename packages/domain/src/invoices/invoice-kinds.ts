/** `ISSUED`: the marketplace bills the shop; `RECEIVED`: what the shop bills, written by the marketplace in its name. */
export const invoiceKinds = ['ISSUED', 'RECEIVED'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What a document is about: a report has no amounts, a credit note corrects an invoice and has negative ones. */
export const invoiceTypes = ['commission', 'shipping_vat', 'fulfilment', 'vouchers', 'credit_note', 'report'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const invoicePayments = ['PAID', 'PENDING'] as const;
export type InvoicePayment = (typeof invoicePayments)[number];

/** The files of a document: as it is read, and its data as XRechnung in the two syntaxes of EN 16931. */
export const invoiceFormats = ['pdf', 'cii', 'ubl'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** The service whose sellers get the data beside the PDF. */
export const electronicService = 'electronic_receipt';
