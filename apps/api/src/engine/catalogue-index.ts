import type { CopyRow } from '../platform/db/db-copy-reader.ts';
import { NumberTable } from './number-table.ts';

/** Bits of a product's flags, as `copyOfCatalogue` selects them. */
export const productFlags = { blocked: 1, medicine: 2, prescription: 4, selective: 8 } as const;

const noSeller = -1;

/**
 * What the engine knows of one market's catalogue, in typed arrays: about 90 bytes a product. A product is addressed
 * by its position; identifiers and product numbers lead to positions.
 */
export class CatalogueIndex {
  /** The catalogue version that it holds. */
  version: number;
  size = 0;
  readonly productNo: Int32Array;
  readonly flags: Uint8Array;
  /** Cents; NaN for none, here and in the four prices below. */
  readonly recommended: Float64Array;
  readonly #best: Float64Array;
  readonly #secondBest: Float64Array;
  readonly #highest: Float64Array;
  readonly #secondHighest: Float64Array;
  readonly #bestSeller: Int32Array;
  readonly #highestSeller: Int32Array;
  readonly #codeNo: Float64Array;
  readonly #gtinNo: Float64Array;
  readonly #codes: NumberTable;
  readonly #gtins: NumberTable;
  /** By product number, which is dense over all brands: the position plus one. */
  #positions = new Int32Array(1024);
  /** Certificates and brands of selective distribution, of the few products that have them. */
  readonly #certificates = new Map<number, string>();
  readonly #selectiveBrands = new Map<number, string>();

  constructor(version: number, products: number) {
    this.version = version;
    // Room for new products, so that most changes of the catalogue need no index of its own.
    const capacity = products + 10_000 + Math.floor(products / 10);
    this.productNo = new Int32Array(capacity);
    this.flags = new Uint8Array(capacity);
    this.recommended = new Float64Array(capacity);
    this.#best = new Float64Array(capacity);
    this.#secondBest = new Float64Array(capacity);
    this.#highest = new Float64Array(capacity);
    this.#secondHighest = new Float64Array(capacity);
    this.#bestSeller = new Int32Array(capacity);
    this.#highestSeller = new Int32Array(capacity);
    this.#codeNo = new Float64Array(capacity);
    this.#gtinNo = new Float64Array(capacity);
    this.#codes = new NumberTable(capacity);
    this.#gtins = new NumberTable(capacity);
  }

  /** Takes one product of `copyOfCatalogue`; false when it fits no longer and a new index must be built. */
  take(row: CopyRow): boolean {
    const productNo = row.int4(0);
    const codeNo = row.int8(1, Number.NaN);
    const gtinNo = row.int8(2, Number.NaN);
    const known = this.positionOf(productNo);
    const position = known === -1 ? this.size : known;
    if (known === -1) {
      if (position === this.productNo.length) return false;
      this.size += 1;
      this.#place(productNo, position);
      this.productNo[position] = productNo;
      this.#codeNo[position] = codeNo;
      this.#gtinNo[position] = gtinNo;
      if (!Number.isNaN(codeNo)) this.#codes.add(codeNo, position);
      if (!Number.isNaN(gtinNo)) this.#gtins.add(gtinNo, position);
    } else if (!Object.is(this.#codeNo[position], codeNo) || !Object.is(this.#gtinNo[position], gtinNo)) {
      return false;
    }
    this.#takeTerms(row, position);
    this.#takePrices(row, position);
    return true;
  }

  #place(productNo: number, position: number): void {
    if (productNo >= this.#positions.length) {
      const wider = new Int32Array(Math.max(productNo + 1, this.#positions.length * 2));
      wider.set(this.#positions);
      this.#positions = wider;
    }
    this.#positions[productNo] = position + 1;
  }

  #takeTerms(row: CopyRow, position: number): void {
    this.flags[position] = row.int4(3);
    this.recommended[position] = row.int8(4, Number.NaN);
    const certificate = row.text(5);
    if (certificate === null) this.#certificates.delete(position);
    else this.#certificates.set(position, certificate);
    const brand = row.text(6);
    if (brand === null) this.#selectiveBrands.delete(position);
    else this.#selectiveBrands.set(position, brand);
  }

  #takePrices(row: CopyRow, position: number): void {
    this.#best[position] = row.int8(7, Number.NaN);
    this.#bestSeller[position] = row.isNull(8) ? noSeller : row.int4(8);
    this.#secondBest[position] = row.int8(9, Number.NaN);
    this.#highest[position] = row.int8(10, Number.NaN);
    this.#highestSeller[position] = row.isNull(11) ? noSeller : row.int4(11);
    this.#secondHighest[position] = row.int8(12, Number.NaN);
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
    return (this.#positions[productNo] ?? 0) - 1;
  }

  certificateOf(position: number): string | null {
    return this.#certificates.get(position) ?? null;
  }

  selectiveBrandOf(position: number): string | null {
    return this.#selectiveBrands.get(position) ?? null;
  }

  /** The lowest price of all other sellers than this one; NaN when there is none. */
  bestOther(position: number, marketSellerNo: number): number {
    const prices = this.#bestSeller[position] === marketSellerNo ? this.#secondBest : this.#best;
    return prices[position] ?? Number.NaN;
  }

  highestOther(position: number, marketSellerNo: number): number {
    const prices = this.#highestSeller[position] === marketSellerNo ? this.#secondHighest : this.#highest;
    return prices[position] ?? Number.NaN;
  }
}
