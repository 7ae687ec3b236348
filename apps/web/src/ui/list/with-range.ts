/** The positions between which a list is selected, both included. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly isOn: boolean;
  /** No more than so many are selected in all. */
  readonly atMost: number;
}

/** Selects or deselects the rows between two positions of a list. */
export function withRange(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  { from, to, isOn, atMost }: Range,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (!isOn) next.delete(id);
    else if (next.size < atMost) next.add(id);
  }
  return next;
}
