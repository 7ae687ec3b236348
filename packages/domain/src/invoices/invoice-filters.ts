import { line, month, one, year } from '../lists/filters.ts';
import { invoiceKinds, invoicePayments } from './invoice-kinds.ts';

/** What the invoices are narrowed to (INV-01). */
export const invoiceFilters = {
  /** Any part of a number. */
  number: line(20),
  month,
  year,
  kind: one(invoiceKinds),
  payment: one(invoicePayments),
} as const;
export type InvoiceFilters = typeof invoiceFilters;
