import { placesFor } from './number-table.ts';

/** How much a catalogue index has room for. */
export interface CatalogueRoom {
  readonly products: number;
  /** Product numbers below this one. */
  readonly numbers: number;
}

/** A catalogue index as it travels between threads: the memory is shared, the rest is a few words. */
export interface SharedCatalogue {
  readonly buffer: SharedArrayBuffer;
  readonly room: CatalogueRoom;
  readonly version: number;
  readonly size: number;
  readonly words: readonly string[];
}

const floats = ['recommended', 'best', 'secondBest', 'highest', 'secondHighest', 'codeNo', 'gtinNo'] as const;
const integers = ['productNo', 'bestSeller', 'highestSeller', 'certificate', 'selectiveBrand'] as const;

type Columns = { readonly [name in (typeof floats)[number]]: Float64Array } & {
  readonly [name in (typeof integers)[number]]: Int32Array;
};

/** The arrays of a catalogue index: its columns by position, the tables of identifiers, and positions by product number. */
export interface CatalogueArrays extends Columns {
  readonly flags: Uint8Array;
  /** By product number, which is dense over all brands: the position plus one. */
  readonly positions: Int32Array;
  /** The places of the tables of identifiers. */
  readonly codes: Int32Array;
  readonly gtins: Int32Array;
}

/** Bytes of memory that a number of products and codes take. */
export function bytesFor({ products, numbers }: CatalogueRoom): number {
  const places = placesFor(products);
  return 8 * floats.length * products + 4 * (integers.length * products + 2 * places + numbers) + products;
}

/** The arrays that lie in the memory, the widest elements first, so that each lies where its elements may. */
export function arraysIn(buffer: SharedArrayBuffer, { products, numbers }: CatalogueRoom): CatalogueArrays {
  const places = placesFor(products);
  let at = 0;
  const next = <A>(
    kind: new (memory: SharedArrayBuffer, from: number, length: number) => A,
    bytes: number,
    length: number,
  ) => {
    const array = new kind(buffer, at, length);
    at += bytes * length;
    return array;
  };
  const float = (length: number) => next(Float64Array, 8, length);
  const integer = (length: number) => next(Int32Array, 4, length);
  const prices = Object.fromEntries(floats.map((name) => [name, float(products)]));
  const whole = Object.fromEntries(integers.map((name) => [name, integer(products)]));
  return {
    ...(prices as { [name in (typeof floats)[number]]: Float64Array }),
    ...(whole as { [name in (typeof integers)[number]]: Int32Array }),
    codes: integer(places),
    gtins: integer(places),
    positions: integer(numbers),
    flags: next(Uint8Array, 1, products),
  };
}
