import type { EarlierRow } from '@offizin/domain/sync/facts';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import { originCodes } from './offer-codes.ts';

/** The rows that named each product first: matched ones by position in typed arrays, the others by their identifiers. */
export class SeenRows {
  readonly #rowNumber: Int32Array;
  readonly #price: Float64Array;
  readonly #stock: Float64Array;
  readonly #origin: Int8Array;
  readonly #unknown = new Map<string, EarlierRow>();

  constructor(products: number) {
    this.#rowNumber = new Int32Array(products);
    this.#price = new Float64Array(products);
    this.#stock = new Float64Array(products);
    this.#origin = new Int8Array(products);
  }

  /** The first row of the product at this position, or null when this one is it. */
  meetProduct(position: number, row: ParsedRow, rowNumber: number): EarlierRow | null {
    const first = this.#rowNumber[position] ?? 0;
    if (first === 0) {
      this.#rowNumber[position] = rowNumber;
      this.#price[position] = row.price ?? Number.NaN;
      this.#stock[position] = row.stock ?? Number.NaN;
      this.#origin[position] = originCodes.codeOf(row.origin);
      return null;
    }
    const price = this.#price[position] ?? Number.NaN;
    const stock = this.#stock[position] ?? Number.NaN;
    return {
      rowNumber: first,
      price: Number.isNaN(price) ? null : price,
      stock: Number.isNaN(stock) ? null : stock,
      origin: originCodes.wordOf(this.#origin[position] ?? 0) ?? 'wholesaler',
    };
  }

  /** The first row with these identifiers, which match no product, or null when this one is it. */
  meetUnknown(key: string, row: ParsedRow, rowNumber: number): EarlierRow | null {
    const first = this.#unknown.get(key);
    if (first !== undefined) return first;
    this.#unknown.set(key, { rowNumber, price: row.price, stock: row.stock, origin: row.origin });
    return null;
  }
}
