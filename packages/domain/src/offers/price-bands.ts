/** The highest price allowed beside the highest active offer of others: 1.5 times it, in whole cents. */
export function highestAllowed(highestOther: number): number {
  return Math.floor((3 * highestOther) / 2);
}

/** The lowest price allowed beside the best active offer of others: half of it, in whole cents. */
export function lowestAllowed(bestOther: number): number {
  return Math.ceil(bestOther / 2);
}
