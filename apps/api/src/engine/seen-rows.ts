import type { EarlierRow } from '@offizin/domain/sync/facts';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';

/** The rows that named each product first: of matched ones by the position of the product, of the others by their identifiers. */
export class SeenRows {
  /** By position: the place of the row in the lists below, plus one. */
  readonly #places: Int32Array;
  readonly #rowNumbers: number[] = [];
  readonly #prices: (number | null)[] = [];
  readonly #stocks: (number | null)[] = [];
  readonly #origins: EarlierRow['origin'][] = [];
  readonly #unknown = new Map<string, EarlierRow>();

  constructor(products: number) {
    this.#places = new Int32Array(products);
  }

  /** The first row of the product at this position, or null when this one is it. */
  meetProduct(position: number, row: ParsedRow, rowNumber: number): EarlierRow | null {
    const place = (this.#places[position] ?? 0) - 1;
    if (place >= 0) {
      return {
        rowNumber: this.#rowNumbers[place] ?? 0,
        price: this.#prices[place] ?? null,
        stock: this.#stocks[place] ?? null,
        origin: this.#origins[place] ?? 'wholesaler',
      };
    }
    this.#places[position] = this.#rowNumbers.push(rowNumber);
    this.#prices.push(row.price);
    this.#stocks.push(row.stock);
    this.#origins.push(row.origin);
    return null;
  }

  /** The first row with these identifiers, which match no product, or null when this one is it. */
  meetUnknown(key: string, row: ParsedRow, rowNumber: number): EarlierRow | null {
    const first = this.#unknown.get(key);
    if (first !== undefined) return first;
    this.#unknown.set(key, { rowNumber, price: row.price, stock: row.stock, origin: row.origin });
    return null;
  }
}
