/** A repeatable source of whole numbers below `limit` (xorshift32). */
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  let state = (Math.imul(seed + 1, 0x9e37_79b1) ^ 0x5bd1_e995) >>> 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[random(values.length)] ?? values[0];
}
