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
  business_launch: {
    screens: ['business'],
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

/** The tours of a screen, in the order in which they start. */
export function toursOf(screen: ScreenId): readonly TourName[] {
  return tourNames.filter((name) => {
    const { screens }: Tour = tours[name];
    return screens.includes(screen);
  });
}

function isStillNew({ expires }: Tour, today: string): boolean {
  return expires === null || expires > today;
}

/** The tour that starts by itself on this screen: the first that is still new and was never shown here. */
export function tourToStart(screen: ScreenId, viewed: readonly string[], today: string): TourName | null {
  const starts = (name: TourName, tour: Tour) =>
    tour.visits === undefined && !viewed.includes(name) && isStillNew(tour, today);
  return toursOf(screen).find((name) => starts(name, tours[name])) ?? null;
}

/** The tour that starts by itself wherever somebody of the brand is, and leads to its screen (MET-04). */
export function tourThatVisits(brand: BrandId, viewed: readonly string[], today: string): TourName | null {
  const starts = (name: TourName, tour: Tour) =>
    tour.visits?.brands.includes(brand) === true && !viewed.includes(name) && isStillNew(tour, today);
  return tourNames.find((name) => starts(name, tours[name])) ?? null;
}

/** The screen on which a tour is shown. */
export function screenOf(name: TourName): ScreenId {
  const [screen] = tours[name].screens;
  return screen;
}
