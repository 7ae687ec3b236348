const empty = -1;

/** How many places a table has, by its entries. */
export function placesFor(entries: number): number {
  let places = 1024;
  // At most two of three places are taken: fewer would only be looked up farther apart in memory.
  while (places < entries * 1.5) places *= 2;
  return places;
}

/**
 * A table from whole numbers to the positions that have them: open addressing over typed arrays, several positions
 * per number allowed. Built once, then only read. It holds positions only; the numbers are those of the column by position.
 */
export class NumberTable {
  readonly #numbers: Float64Array;
  /** The position plus one; `placesFor(entries)` places of zeros when the table begins. */
  readonly #positions: Int32Array;
  readonly #mask: number;

  constructor(numbers: Float64Array, positions: Int32Array) {
    this.#numbers = numbers;
    this.#positions = positions;
    this.#mask = positions.length - 1;
  }

  #slot(key: number): number {
    // Codes run in series: both halves are mixed so that neighbours lie apart.
    const low = (key % 0x1_0000_0000) | 0;
    const high = (key / 0x1_0000_0000) | 0;
    let hash = Math.imul(low ^ Math.imul(high, 0x9e37_79b1), 0x85eb_ca6b);
    hash ^= hash >>> 15;
    return Math.imul(hash, 0xc2b2_ae35) & this.#mask;
  }

  /** Takes up the number that the column has at the position. */
  add(position: number): void {
    let slot = this.#slot(this.#numbers[position] ?? Number.NaN);
    while (this.#positions[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#positions[slot] = position + 1;
  }

  /** The one position that has the number; -1 for none, -2 for several. */
  find(key: number): number {
    const positions = this.#positions;
    let found = empty;
    let slot = this.#slot(key);
    for (let place = positions[slot] ?? 0; place !== 0; place = positions[slot] ?? 0) {
      if (this.#numbers[place - 1] === key) {
        if (found !== empty) return -2;
        found = place - 1;
      }
      slot = (slot + 1) & this.#mask;
    }
    return found;
  }

  /** Every position that has the number. */
  findAll(key: number): number[] {
    const found: number[] = [];
    for (let slot = this.#slot(key); this.#positions[slot] !== 0; slot = (slot + 1) & this.#mask) {
      const position = (this.#positions[slot] ?? 0) - 1;
      if (this.#numbers[position] === key) found.push(position);
    }
    return found;
  }
}
