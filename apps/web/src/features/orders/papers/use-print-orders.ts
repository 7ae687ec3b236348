import type { OrderPaper, PaperSize } from '@offizin/domain/orders/papers';
import { useState } from 'react';
import { useSaveFile } from '../../../platform/use-save-file.ts';

export interface PrintedPapers {
  readonly paper: PaperSize;
  readonly kinds: readonly OrderPaper[];
}

/** Has the papers of at most `limits.ordersPrinted` orders drawn and saves them as one document, in the order given (ORD-13). */
export function usePrintOrders() {
  const [isPrinting, setPrinting] = useState(false);
  const saveFile = useSaveFile();
  const print = async (orders: readonly string[], { paper, kinds }: PrintedPapers) => {
    setPrinting(true);
    await saveFile('POST /orders/papers', { body: { orders: [...orders], paper, kinds: [...kinds] } });
    setPrinting(false);
  };
  return { isPrinting, print };
}
