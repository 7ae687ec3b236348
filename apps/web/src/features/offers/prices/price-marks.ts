/** A mark on the price scale: its name, its price in cents, and how wide its label is in per cent of the scale. */
export interface Mark {
  readonly key: 'minimum' | 'best' | 'maximum';
  readonly price: number;
  readonly width: number;
}

export interface ScalePlaces {
  /** Per cent from the left, for a price in cents; never outside of the scale. */
  readonly at: (price: number) => number;
  /** Per cent for the middle of each mark's label: at its mark, or as near as its neighbours let it. */
  readonly labels: ReadonlyMap<Mark['key'], number>;
}

/** How far the lowest and the highest price are from the ends. */
const edge = 15;

export const within = (place: number, low: number, high: number): number => Math.max(low, Math.min(high, place));

/** Moves labels apart that would overlap: each to the right of the one before, then back from the right end. */
function spread(places: readonly number[], widths: readonly number[]): number[] {
  const half = (index: number) => (widths[index] ?? 0) / 2;
  const spreadOut: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = spreadOut[index - 1];
    const from = before === undefined ? half(index) : before + half(index - 1) + half(index);
    spreadOut.push(Math.max(place, from));
  }
  for (let index = spreadOut.length - 1; index >= 0; index -= 1) {
    const after = spreadOut[index + 1];
    const upTo = after === undefined ? 100 - half(index) : after - half(index + 1) - half(index);
    spreadOut[index] = Math.min(spreadOut[index] ?? 0, upTo);
  }
  return spreadOut;
}

/** Lays the marks and the own price out on a scale from 0 to 100 per cent. */
export function scalePlaces(marks: readonly Mark[], own: number): ScalePlaces {
  const prices = [...marks.map((mark) => mark.price), own];
  const low = Math.min(...prices);
  const span = Math.max(1, Math.max(...prices) - low);
  const at = (price: number) => within(edge + ((price - low) / span) * (100 - 2 * edge), 2, 98);
  const sorted = marks.toSorted((a, b) => a.price - b.price);
  const places = spread(
    sorted.map(({ price }) => at(price)),
    sorted.map(({ width }) => width),
  );
  return { at, labels: new Map(sorted.map(({ key }, index) => [key, places[index] ?? 0])) };
}
