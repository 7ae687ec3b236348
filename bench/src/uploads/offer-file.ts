import { type UploadFormat } from '@offizin/domain/uploads/upload-formats';
import { documentOf, numberCellOf, rowOf, textCellOf } from '@offizin/spreadsheet/testing/build-document';
import { fileOfRows } from '@offizin/spreadsheet/testing/large-files';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';

export interface ListedProduct {
  readonly code: string;
  readonly ean: string;
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

const euros = (cents: number) => (cents / 100).toFixed(2);

const csvOf = (products: readonly ListedProduct[]) =>
  Buffer.from(
    [headers, ...products.map(({ code, price }) => [code, '12', euros(price), 'eigen'])]
      .map((row) => row.join(';'))
      .join('\r\n'),
  );

/** The same list with what the shop pays, a column that is staged beside the offers. */
const csvOfPaid = (products: readonly ListedProduct[]) =>
  Buffer.from(
    [
      [...headers, 'EK'],
      ...products.map(({ code, price }) => [code, '12', euros(price), 'eigen', euros(price / 2 + 1)]),
    ]
      .map((row) => row.join(';'))
      .join('\r\n'),
  );

function odsOf(products: readonly ListedProduct[]): Buffer {
  const rows = products.map(({ code, price }) =>
    rowOf(textCellOf(code) + numberCellOf(12) + numberCellOf(euros(price)) + textCellOf('eigen')),
  );
  return documentOf(rowOf(headers.map((header) => textCellOf(header)).join('')) + rows.join(''));
}

const stockRows = (products: readonly ListedProduct[]) =>
  products.map(({ code, ean, price }) => ({ code, ean, stock: 12, price: euros(price), origin: 0 }));

/** The same list as different programs write it. */
export const writtenFiles: Readonly<
  Record<string, { readonly format: UploadFormat; readonly write: (products: readonly ListedProduct[]) => Buffer }>
> = {
  'shared strings': { format: 'xlsx', write: (products) => fileOfRows('shared strings', stockRows(products)) },
  'inline strings': { format: 'xlsx', write: (products) => fileOfRows('inline strings', stockRows(products)) },
  'like LibreOffice': { format: 'xlsx', write: (products) => fileOfRows('like LibreOffice', stockRows(products)) },
  'densest, without origins': { format: 'xlsx', write: (products) => fileOfRows('densest', stockRows(products)) },
  csv: { format: 'csv', write: csvOf },
  'csv with purchase prices': { format: 'csv', write: csvOfPaid },
  'OpenDocument sheet': { format: 'ods', write: odsOf },
};
