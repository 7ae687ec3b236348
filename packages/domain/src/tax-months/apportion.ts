/**
 * An amount in whole parts by weight, which add up to it: what is left by rounding down goes to the largest remainders, the first
 * among equals. A negative amount is divided as its opposite. Weights are not negative, and one of them is positive.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const size = BigInt(Math.abs(amount));
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = weights.map((weight) => size * BigInt(weight));
  const parts = shares.map((share) => Number(share / total));
  const left = Number(size) - parts.reduce((sum, part) => sum + part, 0);
  const largest = shares
    .map((share, at) => ({ at, rest: share % total }))
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
    .slice(0, left);
  const sign = Math.sign(amount);
  const more = new Set(largest.map(({ at }) => at));
  return parts.map((part, at) => sign * (part + (more.has(at) ? 1 : 0)) || 0);
}
