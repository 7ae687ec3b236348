const empty = -1;

/** How many places a table for so many entries has. */
export function placesFor(entries: number): number {
  let places = 1024;
  // At most two of three places are taken: fewer would only be looked up farther apart in memory.
  while (places < entries * 1.5) places *= 2;
  return places;
}

/**
 * A table from whole numbers to the positions that have them: open addressing over typed arrays, several positions
 * per number allowed. Built once, then only read. The arrays have `placesFor(entries)` places of zeros when it begins.
 */
export class NumberTable {
  readonly #keys: Float64Array;
  /** The position plus one. */
  readonly #positions: Int32Array;
  readonly #mask: number;

  constructor(keys: Float64Array, positions: Int32Array) {
    this.#keys = keys;
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

  add(key: number, position: number): void {
    let slot = this.#slot(key);
    while (this.#positions[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#keys[slot] = key;
    this.#positions[slot] = position + 1;
  }

  /** The one position that has the number; -1 for none, -2 for several. */
  find(key: number): number {
    let found = empty;
    for (let slot = this.#slot(key); this.#positions[slot] !== 0; slot = (slot + 1) & this.#mask) {
      if (this.#keys[slot] !== key) continue;
      if (found !== empty) return -2;
      found = (this.#positions[slot] ?? 0) - 1;
    }
    return found;
  }

  /** Every position that has the number. */
  findAll(key: number): number[] {
    const found: number[] = [];
    for (let slot = this.#slot(key); this.#positions[slot] !== 0; slot = (slot + 1) & this.#mask) {
      if (this.#keys[slot] === key) found.push((this.#positions[slot] ?? 0) - 1);
    }
    return found;
  }
}
