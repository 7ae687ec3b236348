import { workbookBuffer } from '@offizin/xlsx/write-workbook';

export interface ListedProduct {
  readonly code: string;
  /** A price in cents that no rule refuses. */
  readonly price: number;
}

const headers = ['PZN', 'Bestand', 'Preis', 'Bestandsherkunft'];
const formats = ['text', 'integer', 'price', 'text'] as const;

/** A workbook of these products; `changed` of a hundred rows have another price and stock than the first one had. */
export function offerFile(products: readonly ListedProduct[], changed: number): Promise<Buffer> {
  const rows = products.map(({ code, price }, index) => {
    const moves = index % 100 < changed;
    return [code, moves ? 17 : 12, moves ? price - 1 : price, 'eigen'];
  });
  const columns = headers.map((header, index) => ({ header, width: 14, format: formats[index] ?? 'text' }));
  return workbookBuffer({ sheets: [{ name: 'Angebote', columns, rows }] });
}
