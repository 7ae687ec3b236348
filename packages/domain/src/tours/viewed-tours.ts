/** As a browser keeps it: a tour that was shown, and the day on which that need not be known any more, or null. */
export interface ViewedTour {
  readonly name: string;
  readonly expirationDate: string | null;
  /** To whom and in which shop it was shown; what was kept without one counts for everybody. */
  readonly sellerId?: string;
  readonly userId?: string;
}

/** Somebody of a shop; an operator is nobody. */
export interface Viewer {
  readonly sellerId: string;
  readonly userId: string | null;
}

type Unknown = Readonly<Partial<Record<keyof ViewedTour, unknown>>>;

const entriesIn = (stored: unknown): readonly Unknown[] =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'object' && entry !== null) : [];

/** What of a browser's list has not expired by `today` (`YYYY-MM-DD`), whatever is there. */
export function readViewedTours(stored: unknown, today: string): readonly Unknown[] {
  return entriesIn(stored).filter(
    ({ name, expirationDate: day }) =>
      typeof name === 'string' && (day === null || (typeof day === 'string' && day > today)),
  );
}

/** The names of the tours that a browser has shown to somebody of a shop. */
export function viewedBy(stored: unknown, { sellerId, userId }: Viewer, today: string): string[] {
  return readViewedTours(stored, today)
    .filter((tour) => [undefined, sellerId].includes(tour.sellerId as string | undefined))
    .filter((tour) => [undefined, userId].includes(tour.userId as string | undefined))
    .map(({ name }) => String(name));
}
