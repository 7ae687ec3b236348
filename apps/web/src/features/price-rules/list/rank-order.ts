/** The same things with the one at a place moved to another place. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const [one] = all.slice(from, from + 1);
  const at = Math.max(0, Math.min(to, all.length - 1));
  if (one === undefined || at === from) return all;
  const others = all.filter((_, index) => index !== from);
  return [...others.slice(0, at), one, ...others.slice(at)];
}

/** A row's upper edge and height in the window. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
}

/** The place in the list that a pointer is over: as many rows have their middle above it. */
export function placeAt(rows: readonly RowPlace[], y: number, from: number): number {
  const others = rows.filter((_, index) => index !== from);
  return others.filter(({ top, height }) => top + height / 2 < y).length;
}
