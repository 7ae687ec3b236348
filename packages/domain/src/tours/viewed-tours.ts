import { type TourName, tourNames } from './tours.ts';

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

/** What of a browser's list has not expired by `today` (`YYYY-MM-DD`), whatever is there. */
export function readViewedTours(stored: unknown, today: string): readonly Unknown[] {
  const entries: readonly (Unknown | null)[] = Array.isArray(stored) ? stored : [];
  return entries.filter((entry) => {
    const day = entry?.expirationDate;
    return typeof entry?.name === 'string' && (day === null || (typeof day === 'string' && day > today));
  }) as Unknown[];
}

/** The names of the tours that a browser has shown to somebody of a shop. */
export function viewedBy(stored: unknown, { sellerId, userId }: Viewer, today: string): string[] {
  return readViewedTours(stored, today)
    .filter((tour) => (tour.sellerId ?? sellerId) === sellerId && (tour.userId ?? userId) === userId)
    .map(({ name }) => String(name));
}

/** What a browser has shown to exactly this person in this shop and the server does not know, because it was not reached. */
export function unsentTours(
  stored: unknown,
  { sellerId, userId, viewedTours }: Viewer & { readonly viewedTours: readonly string[] },
  today: string,
): TourName[] {
  const own = readViewedTours(stored, today).filter((tour) => tour.sellerId === sellerId && tour.userId === userId);
  const names = new Set(own.map(({ name }) => name));
  return tourNames.filter((name) => names.has(name) && !viewedTours.includes(name));
}
