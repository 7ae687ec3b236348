/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of the rows, in proportion to its weight. */
  readonly weighted: <T>(rows: readonly (readonly [T, number])[]) => T;
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function pickFrom<T>(from: readonly T[], position: number): T {
  const found = from[Math.floor(position * from.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** A sequence of choices seeded by a text (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => pickFrom(from, next()),
    weighted: (rows) => {
      let left = next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of rows) {
        left -= weight;
        if (left < 0) return value;
      }
      return pickFrom(rows, 0)[0];
    },
  };
}
