import type { Texts } from '../../../texts/texts.ts';
import type { InvoiceFilesTask } from './files-task.ts';

/** What a document is called in the shop's language, with its number; self-billed ones go by what they are. */
export function titleOf(
  { content: { type, kind }, invoiceNo }: InvoiceFilesTask,
  words: Texts<'invoiceDocument'>,
): string {
  const isNamed = type === 'credit_note' || kind === 'ISSUED';
  return `${isNamed ? words(`title.${type}`) : words('selfBilled')} ${invoiceNo}`;
}
