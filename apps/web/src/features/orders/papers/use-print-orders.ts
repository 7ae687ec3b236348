import type { OrderPaper, PaperSize } from '@offizin/domain/orders/papers';
import { useSaveFile } from '../../../platform/use-save-file.ts';

export interface PrintedPapers {
  readonly paper: PaperSize;
  readonly kinds: readonly OrderPaper[];
}

/**
 * Has the papers of at most `limits.ordersPrinted` orders drawn and saves them as one document, in the order given (ORD-13); done
 * once the file is there, or the reason why it is not is shown.
 */
export function usePrintOrders(): (orders: readonly string[], papers: PrintedPapers) => Promise<void> {
  const saveFile = useSaveFile();
  return (orders, { paper, kinds }) =>
    saveFile('POST /orders/papers', { body: { orders: [...orders], paper, kinds: [...kinds] } });
}
