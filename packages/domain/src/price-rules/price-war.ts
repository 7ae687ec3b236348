/** A rule's change downward after another seller's cut. */
export interface AnsweredCut {
  readonly at: Date;
  /** Who made the cut, by number on the marketplace; never shown. */
  readonly seller: number | null;
}

/** So many answers to cuts of the same other seller within so many hours are a price war (52c). */
export const warCuts = 3;
export const warHours = 6;

/** Whether these answers make a war with the seller whose cut is the latest. */
export function isPriceWar(answers: readonly AnsweredCut[], now: Date): boolean {
  const since = now.getTime() - warHours * 3_600_000;
  const recent = answers.filter(({ at }) => at.getTime() > since).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const seller = recent.at(-1)?.seller ?? null;
  return seller !== null && recent.filter((answer) => answer.seller === seller).length >= warCuts;
}
