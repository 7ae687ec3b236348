import { templateColumns, templateOriginWords } from '@offizin/domain/uploads/template-columns';
import type { UploadField } from '@offizin/domain/uploads/upload-fields';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { assortmentOf } from '../demo/assortment.ts';
import { purchasePriceOf } from '../demo/purchase-prices.ts';
import type { DemoSeller } from '../demo/sellers.ts';
import { type Random, randomFrom } from '../random.ts';

/** How many of a hundred products are on the shop's list. */
const listed = 78;

/** Spanish shops sell no medicines here; their lists hold a few all the same. */
const rareMedicines = 0.05;

type Row = Readonly<Partial<Record<UploadField, string>>>;

function decimal(cents: number, { country }: DemoSeller): string {
  const text = (cents / 100).toFixed(2);
  return country === 'GB' ? text : text.replace('.', ',');
}

/** A slip as they happen in lists kept by hand: a word among numbers, two digits swapped, a price without its comma. */
function spoil(row: Row, random: Random): Row {
  return random.weighted<Row>([
    [{ ...row, stock: `${row.stock} Stk.` }, 2],
    [{ ...row, code: (row.code ?? '').replace(/(\d)(\d)(\d)$/, '$2$1$3'), gtin: '' }, 3],
    [{ ...row, price: (row.price ?? '').replace(/[,.]/, '') }, 2],
    [{ ...row, code: (row.code ?? '').replace(/^0+/, '') }, 2],
    [{ ...row, price: '' }, 1],
  ]);
}

/** The shop's stock list, as it keeps it in its own program: prices near the recommended one, a few slips. A product's row is the same as long as its moment is. */
function rowsOf(seller: DemoSeller, momentOf: (productId: string) => string): Row[] {
  const words = templateOriginWords(seller.country);
  return assortmentOf(seller).flatMap((product): Row[] => {
    const lasting = randomFrom(`list/${seller.externalId}/${product.productId}`);
    if (product.recommendedPrice === null || lasting.int(1, 100) > listed) return [];
    if (product.productType === 'medicine' && seller.country === 'ES' && !lasting.chance(rareMedicines)) return [];
    const random = randomFrom(`stock/${seller.externalId}/${product.productId}/${momentOf(product.productId)}`);
    // A few ask more than the manufacturer recommends.
    const level = 0.8 + lasting.next() * 0.21;
    const own = lasting.chance(0.7);
    const stock = own
      ? random.weighted([
          [0, 1],
          [random.int(1, 9), 4],
          [random.int(10, 90), 5],
        ])
      : 0;
    const price = Math.round(product.recommendedPrice * level * (random.chance(0.2) ? 0.98 : 1));
    const paid = purchasePriceOf(seller, product);
    const row = {
      code: product.nationalCode ?? '',
      gtin: product.gtin ?? '',
      stock: String(stock),
      price: decimal(price, seller),
      origin: own ? words.own : words.wholesaler,
      purchasePrice: paid === null ? '' : decimal(paid, seller),
    };
    return [random.chance(0.015) ? spoil(row, random) : row];
  });
}

function columnsOf(seller: DemoSeller) {
  return templateColumns(seller.country, 'stock_and_price').filter(({ field }) => field !== 'sku');
}

/** Quarters of an hour between sales, deliveries or price changes of a product. */
const quartersPerChange = 16;

/** The list in a quarter of an hour as text, its columns parted by semicolons; from one to the next a few rows change. */
export function stockText(seller: DemoSeller, quarter: number): string {
  const columns = columnsOf(seller);
  const momentOf = (productId: string) => {
    const phase = randomFrom(`phase/${seller.externalId}/${productId}`).next();
    return String(Math.floor(quarter / quartersPerChange + phase));
  };
  const lines = rowsOf(seller, momentOf).map((row) => columns.map(({ field }) => row[field] ?? ''));
  return [columns.map(({ header }) => header), ...lines].map((cells) => cells.join(';')).join('\n');
}

/** The list as an Excel file in the columns of the seller's market. */
export function stockList(seller: DemoSeller, day: string): Promise<Buffer> {
  const columns = columnsOf(seller);
  return workbookBuffer({
    sheets: [
      {
        name: day,
        columns: columns.map(({ header }) => ({ header, width: 16, format: 'text' })),
        rows: rowsOf(seller, () => day).map((row) => columns.map(({ field }) => row[field] ?? null)),
      },
    ],
  });
}
