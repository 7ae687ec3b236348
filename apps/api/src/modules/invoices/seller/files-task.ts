import { brandIds } from '@offizin/domain/brand/brands';
import { invoiceFormats } from '@offizin/domain/invoices/invoice-kinds';
import { localeCodes } from '@offizin/domain/locale/locales';
import { z } from 'zod';
import type { InvoiceContent } from '../tables.ts';
import { ThreadTask } from '../../../platform/threads/thread-task.ts';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Draws a document and writes its data, away from the event loop. */
export const invoiceFilesTask = new ThreadTask(
  new URL('../../../invoice-thread.ts', import.meta.url),
  'invoice_files',
  {
    input: z.object({
      invoiceNo: z.string(),
      brand: z.enum(brandIds),
      locale: z.enum(localeCodes),
      content: z.custom<InvoiceContent>((value) => typeof value === 'object' && value !== null),
      wanted: z.array(z.enum(invoiceFormats)),
      /** Whether the PDF carries its data with it (Factur-X). */
      electronic: z.boolean(),
    }),
    result: z.array(z.object({ format: z.enum(invoiceFormats), bytes })),
    progress: z.int(),
    rows: (made) => made,
  },
);

export type InvoiceFilesTask = z.infer<(typeof invoiceFilesTask.schemas)['input']>;
