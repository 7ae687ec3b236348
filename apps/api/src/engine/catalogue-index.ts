import type { CopyRow } from '../platform/db/copy/copy-reader.ts';
import {
  arraysIn,
  bytesFor,
  type CatalogueArrays,
  type CatalogueRoom,
  type SharedCatalogue,
} from './catalogue-memory.ts';
import { NumberTable } from './number-table.ts';

/** Bits of a product's flags, as `copyOfCatalogue` selects them. */
export const productFlags = { blocked: 1, medicine: 2, prescription: 4, selective: 8 } as const;

const noSeller = -1;

/** Room for new products, so that most changes of the catalogue need no index of its own. */
const withRoom = (count: number): number => count + 10_000 + Math.floor(count / 10);

/**
 * What the engine knows of one market's catalogue, in typed arrays over shared memory: about 95 bytes a product, once
 * for all threads. A product is addressed by its position; identifiers and product numbers lead to positions.
 */
export class CatalogueIndex {
  /** The catalogue version that it holds. */
  version: number;
  size: number;
  readonly productNo: Int32Array;
  readonly flags: Uint8Array;
  /** Cents; NaN for none, as in all columns of prices and identifiers. */
  readonly recommended: Float64Array;
  readonly #buffer: SharedArrayBuffer;
  readonly #room: CatalogueRoom;
  readonly #arrays: CatalogueArrays;
  readonly #codes: NumberTable;
  readonly #gtins: NumberTable;
  /** Certificates and brands of selective distribution; columns have their place plus one. */
  readonly #words: string[];
  readonly #places: Map<string, number>;

  /** The index that lies in shared memory. */
  constructor({ buffer, room, version, size, words }: SharedCatalogue) {
    this.version = version;
    this.size = size;
    this.#buffer = buffer;
    this.#room = room;
    this.#arrays = arraysIn(buffer, room);
    this.productNo = this.#arrays.productNo;
    this.flags = this.#arrays.flags;
    this.recommended = this.#arrays.recommended;
    this.#codes = new NumberTable(this.#arrays.codeNo, this.#arrays.codes);
    this.#gtins = new NumberTable(this.#arrays.gtinNo, this.#arrays.gtins);
    this.#words = [...words];
    this.#places = new Map(words.map((word, place) => [word, place]));
  }

  /** An empty one for a number of products, of which the last has the given number. */
  static empty(version: number, { products, lastNo }: { products: number; lastNo: number }): CatalogueIndex {
    const room = { products: withRoom(products), numbers: withRoom(lastNo + 1) };
    return new CatalogueIndex({ buffer: new SharedArrayBuffer(bytesFor(room)), room, version, size: 0, words: [] });
  }

  /** What another thread opens it by. */
  get shared(): SharedCatalogue {
    return { buffer: this.#buffer, room: this.#room, version: this.version, size: this.size, words: this.#words };
  }

  /** One in memory of its own, for changes that those who read this one must not see. */
  copy(): CatalogueIndex {
    return new CatalogueIndex({ ...this.shared, buffer: this.#buffer.slice(0) });
  }

  /** Takes one product of `copyOfCatalogue`; false when it fits no longer and a new index must be built. */
  take(row: CopyRow): boolean {
    const productNo = row.int4(0);
    const codeNo = row.int8(1, Number.NaN);
    const gtinNo = row.int8(2, Number.NaN);
    const known = this.positionOf(productNo);
    const position = known === -1 ? this.size : known;
    const columns = this.#arrays;
    if (known === -1) {
      if (position === this.#room.products || productNo >= this.#room.numbers) return false;
      this.size += 1;
      columns.positions[productNo] = position + 1;
      columns.productNo[position] = productNo;
      columns.codeNo[position] = codeNo;
      columns.gtinNo[position] = gtinNo;
      if (!Number.isNaN(codeNo)) this.#codes.add(position);
      if (!Number.isNaN(gtinNo)) this.#gtins.add(position);
    } else if (!Object.is(columns.codeNo[position], codeNo) || !Object.is(columns.gtinNo[position], gtinNo)) {
      return false;
    }
    this.#takeTerms(row, position);
    this.#takePrices(row, position);
    return true;
  }

  #placeOf(word: string | null): number {
    if (word === null) return 0;
    const known = this.#places.get(word);
    if (known !== undefined) return known + 1;
    this.#places.set(word, this.#words.length);
    return this.#words.push(word);
  }

  #takeTerms(row: CopyRow, position: number): void {
    this.flags[position] = row.int4(3);
    this.recommended[position] = row.int8(4, Number.NaN);
    this.#arrays.certificate[position] = this.#placeOf(row.text(5));
    this.#arrays.selectiveBrand[position] = this.#placeOf(row.text(6));
  }

  #takePrices(row: CopyRow, position: number): void {
    const columns = this.#arrays;
    columns.best[position] = row.int8(7, Number.NaN);
    columns.bestSeller[position] = row.isNull(8) ? noSeller : row.int4(8);
    columns.secondBest[position] = row.int8(9, Number.NaN);
    columns.highest[position] = row.int8(10, Number.NaN);
    columns.highestSeller[position] = row.isNull(11) ? noSeller : row.int4(11);
    columns.secondHighest[position] = row.int8(12, Number.NaN);
  }

  /** The position of the one product with this national code; -1 for none, -2 for several. */
  findCode(code: number): number {
    return this.#codes.find(code);
  }

  findGtin(gtin: number): number {
    return this.#gtins.find(gtin);
  }

  /** The positions of all products with the code or the GTIN; NaN is none. */
  findCandidates(code: number, gtin: number): number[] {
    const found = new Set([...this.#codes.findAll(code), ...this.#gtins.findAll(gtin)]);
    return [...found];
  }

  positionOf(productNo: number): number {
    return (this.#arrays.positions[productNo] ?? 0) - 1;
  }

  certificateOf(position: number): string | null {
    return this.#words[(this.#arrays.certificate[position] ?? 0) - 1] ?? null;
  }

  selectiveBrandOf(position: number): string | null {
    return this.#words[(this.#arrays.selectiveBrand[position] ?? 0) - 1] ?? null;
  }

  /** The lowest price of all other sellers than this one; NaN when there is none. */
  bestOther(position: number, marketSellerNo: number): number {
    const { bestSeller, best, secondBest } = this.#arrays;
    return (bestSeller[position] === marketSellerNo ? secondBest : best)[position] ?? Number.NaN;
  }

  highestOther(position: number, marketSellerNo: number): number {
    const { highestSeller, highest, secondHighest } = this.#arrays;
    return (highestSeller[position] === marketSellerNo ? secondHighest : highest)[position] ?? Number.NaN;
  }
}
