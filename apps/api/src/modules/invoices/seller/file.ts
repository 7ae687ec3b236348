import type { api } from '@offizin/contract/api';
import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import type { InputOf } from '../../../platform/http/route.ts';
import { findInvoice, readInvoiceFile } from '../read/invoice-queries.ts';
import { mayHave } from './invoice-view.ts';

interface Shape {
  readonly ending: string;
  readonly mediaType: string;
}

/** How the file of each format is called behind the document's number. */
export const fileShapes: Readonly<Record<InvoiceFormat, Shape>> = {
  pdf: { ending: '.pdf', mediaType: 'application/pdf' },
  cii: { ending: '-xrechnung-cii.xml', mediaType: 'application/xml' },
  ubl: { ending: '-xrechnung-ubl.xml', mediaType: 'application/xml' },
};

/** One file of a document. */
export async function file({ db, session, params, fail }: InputOf<typeof api.invoices.file>) {
  const { sellerId } = session;
  const { invoiceNo, format } = params;
  const known = await findInvoice(db, sellerId, invoiceNo);
  if (known === undefined || (format !== 'pdf' && known.type === 'report')) return fail('not_found');
  if (!mayHave(session, format)) return fail('access.service');
  const content = (await readInvoiceFile(db, sellerId, { invoiceNo, format })) ?? fail('download.not_ready');
  const { ending, mediaType } = fileShapes[format];
  return { fileName: `${invoiceNo}${ending}`, mediaType, content };
}
