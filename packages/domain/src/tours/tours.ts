import { orderScreens, resultScreens, uploadScreens } from '../access/twin-screens.ts';
import type { ScreenId } from '../access/screens.ts';
import type { BrandId } from '../brand/brands.ts';

interface Tour {
  readonly screens: readonly ScreenId[];
  /** The day from which on it starts no more by itself, or null; replaying is always possible. */
  readonly expires: string | null;
  /** Starts on any screen of somebody signed in and leads to its own: only on these brands, and only with what it is about. */
  readonly visits?: { readonly brands: readonly BrandId[]; readonly onlyWith: 'cancelled_orders' };
}

/** Every guided tour: where it belongs and how long it is new (MET-06). A screen's first one starts first. */
export const tours = {
  order_card: {
    screens: orderScreens,
    expires: null,
  },
  new_orders_download: {
    screens: orderScreens,
    expires: null,
  },
  order_desk: {
    screens: orderScreens,
    expires: null,
  },
  my_products_launch: {
    screens: ['my_products'],
    expires: null,
  },
  offer_upload_launch: {
    screens: uploadScreens,
    expires: null,
  },
  invoices_new_reports: {
    screens: ['invoices'],
    expires: null,
  },
  invoices_shipping_vat: {
    screens: ['invoices'],
    expires: null,
  },
  sync_results_launch: {
    screens: resultScreens,
    expires: null,
  },
  performance_launch: {
    screens: ['performance'],
    expires: '2025-09-06',
    visits: { brands: ['es'], onlyWith: 'cancelled_orders' },
  },
} as const satisfies Record<string, Tour>;

export type TourName = keyof typeof tours;

export const tourNames = Object.keys(tours) as readonly TourName[];

/** As the browser keeps it: a tour that was shown, and the day on which that need not be known any more, or null. */
export interface ViewedTour {
  readonly name: string;
  readonly expirationDate: string | null;
  /** For whom it was shown; an entry without it counts for every shop. */
  readonly sellerId?: string;
}

/** The tours of a screen, in the order in which they start. */
export function toursOf(screen: ScreenId): readonly TourName[] {
  return tourNames.filter((name) => {
    const { screens }: Tour = tours[name];
    return screens.includes(screen);
  });
}

function isViewedTour(value: unknown): value is ViewedTour {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('expirationDate' in value)) return false;
  if (typeof value.name !== 'string') return false;
  if ('sellerId' in value && typeof value.sellerId !== 'string') return false;
  return value.expirationDate === null || typeof value.expirationDate === 'string';
}

/** Reads what a browser kept, whatever is there; entries that have expired by `today` (`YYYY-MM-DD`) are left out. */
export function readViewedTours(stored: unknown, today: string): readonly ViewedTour[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isViewedTour).filter(({ expirationDate }) => expirationDate === null || expirationDate > today);
}

/** The tours that were shown to somebody of this shop. */
export const viewedIn = (viewed: readonly ViewedTour[], sellerId: string): readonly ViewedTour[] =>
  viewed.filter((tour) => tour.sellerId === undefined || tour.sellerId === sellerId);

function isStillNew({ expires }: Tour, today: string): boolean {
  return expires === null || expires > today;
}

/** The tour that starts by itself on this screen: the first that is still new and was never shown here. */
export function tourToStart(screen: ScreenId, viewed: readonly ViewedTour[], today: string): TourName | null {
  const seen = new Set(viewed.map((tour) => tour.name));
  const starts = (name: TourName, tour: Tour) =>
    tour.visits === undefined && !seen.has(name) && isStillNew(tour, today);
  return toursOf(screen).find((name) => starts(name, tours[name])) ?? null;
}

/** The tour that starts by itself wherever somebody of the brand is, and leads to its screen (MET-04). */
export function tourThatVisits(brand: BrandId, viewed: readonly ViewedTour[], today: string): TourName | null {
  const seen = new Set(viewed.map((tour) => tour.name));
  const starts = (name: TourName, tour: Tour) =>
    tour.visits?.brands.includes(brand) === true && !seen.has(name) && isStillNew(tour, today);
  return tourNames.find((name) => starts(name, tours[name])) ?? null;
}

/** The screen on which a tour is shown. */
export function screenOf(name: TourName): ScreenId {
  const [screen] = tours[name].screens;
  return screen;
}

/** What is kept once a tour was shown to somebody of a shop. */
export function withViewedTour(viewed: readonly ViewedTour[], name: TourName, sellerId: string): readonly ViewedTour[] {
  const others = viewed.filter((tour) => tour.name !== name || tour.sellerId !== sellerId);
  return [...others, { name, expirationDate: tours[name].expires, sellerId }];
}
