/** A mark on the price scale: its name, its price in cents. */
export interface Mark {
  readonly key: 'minimum' | 'best' | 'maximum';
  readonly price: number;
}

export interface ScalePlaces {
  /** Per cent from the left, for a price in cents; never outside of the scale. */
  readonly at: (price: number) => number;
  /** Per cent for the label of each mark, far enough apart to be read. */
  readonly labels: ReadonlyMap<Mark['key'], number>;
}

const apart = 30;
const edge = 15;

/** Lays the marks and the own price out on a scale from 0 to 100 per cent. */
export function scalePlaces(marks: readonly Mark[], own: number): ScalePlaces {
  const prices = [...marks.map((mark) => mark.price), own];
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const span = Math.max(1, high - low);
  const at = (price: number) => Math.min(98, Math.max(2, edge + ((price - low) / span) * (100 - 2 * edge)));
  const sorted = marks.toSorted((a, b) => a.price - b.price);
  const places: number[] = [];
  for (const mark of sorted) places.push(Math.max(at(mark.price), (places.at(-1) ?? -apart) + apart));
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const limit = index === places.length - 1 ? 100 - edge : (places[index + 1] ?? 100) - apart;
    places[index] = Math.min(places[index] ?? 0, limit);
  }
  return { at, labels: new Map(sorted.map((mark, index) => [mark.key, places[index] ?? 0])) };
}
