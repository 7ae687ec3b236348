import { type TourName, tours } from './tours.ts';
import { readViewedTours, type Viewer } from './viewed-tours.ts';

/** What a browser keeps once a tour was shown to somebody of a shop. */
export function withViewedTour(
  stored: unknown,
  { name, today, ...viewer }: Viewer & { readonly name: TourName; readonly today: string },
): unknown[] {
  const { sellerId, userId } = viewer;
  const others = readViewedTours(stored, today).filter(
    (tour) => tour.name !== name || tour.sellerId !== sellerId || tour.userId !== (userId ?? undefined),
  );
  return [...others, { name, expirationDate: tours[name].expires, sellerId, ...(userId !== null && { userId }) }];
}
