import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { InvoiceFormat, InvoiceKind, InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** A document's data; its PDF, where it came with one, is among the files. */
export type InvoiceContent = Omit<InvoiceRecord, 'pdf'>;

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    invoice: Row<
      Columns['invoice'],
      {
        kind: InvoiceKind;
        type: InvoiceType;
        record: InvoiceContent;
      }
    >;
    invoice_file: Row<
      Columns['invoice_file'],
      {
        format: InvoiceFormat;
      }
    >;
    invoice_series: Columns['invoice_series'];
  }
}
