/** A repeatable source of numbers from 0 up to 1 (mulberry32): the same seed gives the same load. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the values, each as likely as the others; undefined for none. */
export function pickFrom<T>(values: readonly T[], random: Random): T | undefined {
  return values[Math.floor(random() * values.length)];
}

/** One of the keys, as likely as its share of all shares. */
export function pickByShare<K extends string>(shares: ReadonlyMap<K, number>, random: Random): K | undefined {
  let left = random() * [...shares.values()].reduce((sum, share) => sum + share, 0);
  for (const [key, share] of shares) {
    left -= share;
    if (left < 0) return key;
  }
  return undefined;
}
