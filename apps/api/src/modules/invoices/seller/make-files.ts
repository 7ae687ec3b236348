import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import { drawInvoice } from './draw-invoice.ts';
import { embedData, xrechnung } from './electronic-invoice.ts';
import type { InvoiceFilesTask } from './files-task.ts';

export interface InvoiceFile {
  readonly format: InvoiceFormat;
  readonly bytes: Uint8Array;
}

async function bytesOf(format: InvoiceFormat, task: InvoiceFilesTask): Promise<Uint8Array> {
  if (format !== 'pdf') return Buffer.from(await xrechnung(task, format), 'utf8');
  const drawn = await drawInvoice(task);
  return task.electronic ? embedData(task, drawn) : drawn;
}

/** The wanted files of a document. */
export async function makeFiles(task: InvoiceFilesTask): Promise<InvoiceFile[]> {
  const files: InvoiceFile[] = [];
  for (const format of task.wanted) files.push({ format, bytes: await bytesOf(format, task) });
  return files;
}
