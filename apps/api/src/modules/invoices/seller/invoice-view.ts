import type { InvoiceItem } from '@offizin/contract/invoices/seller';
import { electronicService, type InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import type { InvoiceRow } from '../read/invoice-queries.ts';

/** Whether the shop gets the data of its documents beside the PDF (INV-04). */
export const hasElectronic = ({ subject }: ActiveSession): boolean => subject.services.includes(electronicService);

/** Whether somebody of the shop may have a file of this format. */
export const mayHave = (session: ActiveSession, format: InvoiceFormat): boolean =>
  format === 'pdf' || hasElectronic(session);

export function invoiceView(row: InvoiceRow, session: ActiveSession): InvoiceItem {
  const { net, vat, gross, currency, files, ...shown } = row;
  return {
    ...shown,
    amounts: row.type === 'report' ? null : { net, vat, gross, currency },
    files: files.filter((format) => mayHave(session, format)),
  };
}
