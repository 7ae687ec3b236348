import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { InvoiceFormat, InvoiceKind, InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { Currency } from '@offizin/domain/money';
import type { JSONColumnType } from 'kysely';

/** A document's data; its PDF, where it came with one, is among the files. */
export type InvoiceContent = Omit<InvoiceRecord, 'pdf'>;

interface InvoiceTable {
  seller_id: string;
  invoice_no: string;
  brand: BrandId;
  kind: InvoiceKind;
  type: InvoiceType;
  issued_on: string;
  month: string;
  due_on: string | null;
  currency: Currency;
  net: number;
  vat: number;
  gross: number;
  corrects: string | null;
  record: JSONColumnType<InvoiceContent>;
  content_hash: Buffer;
  received_at: Date;
  paid_on: string | null;
}

interface InvoiceFileTable {
  seller_id: string;
  invoice_no: string;
  format: InvoiceFormat;
  brand: BrandId;
  bytes: number;
  content: Buffer;
  made_at: Date;
}

export interface InvoiceSchema {
  invoice: InvoiceTable;
  invoice_file: InvoiceFileTable;
  invoice_series: { brand: BrandId; year: number; last: number };
}
