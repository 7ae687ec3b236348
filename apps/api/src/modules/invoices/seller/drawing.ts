import type { Formats } from '@offizin/i18n/formats';
import type { Within } from '../../../platform/pdf/pdf-document.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { InvoiceFilesTask } from './files-task.ts';
import type { DocumentVat } from './vat-reasons.ts';

/** What every part of a document is drawn with. */
export type Drawing = Within & {
  readonly task: InvoiceFilesTask;
  readonly vat: DocumentVat;
  readonly words: Texts<'invoiceDocument'>;
  readonly formats: Formats;
};
