import { type BrandLimits, type CancelledByWhom, countedOf } from './brand-limits.ts';
import { type AccountStatus, accountStatus, type MetricStatus, ratioOf, statusOf } from './status.ts';

/** What is counted of a seller's orders that were due in a week. */
export interface WeekCounts {
  readonly orders: number;
  readonly cancelled: CancelledByWhom;
  readonly late: number;
  /** Dispatched without some of their units: shown, never counted. */
  readonly partly: number;
}

export const noOrders: WeekCounts = {
  orders: 0,
  cancelled: { seller: 0, customer: 0, marketplace: 0 },
  late: 0,
  partly: 0,
};

/** The two figures that an account is judged by. */
export const metricRatios = ['cancelled', 'late'] as const;
export type MetricRatio = (typeof metricRatios)[number];

/** Which orders are behind a figure: all that were due, and those that something happened to. */
export const metricFigures = ['orders', 'cancelled', 'late', 'partly'] as const;
export type MetricFigure = (typeof metricFigures)[number];

export interface RatioState {
  readonly count: number;
  /** In basis points of the orders; null without orders. */
  readonly ratio: number | null;
  readonly status: MetricStatus | null;
}

export interface WeekState {
  readonly ratios: Readonly<Record<MetricRatio, RatioState>>;
  readonly account: AccountStatus | null;
}

/** How a week is judged. */
export function weekState({ orders, cancelled, late }: WeekCounts, limits: BrandLimits): WeekState {
  const counts = { cancelled: countedOf(cancelled, limits.counted), late };
  const stateOf = (name: MetricRatio): RatioState => ({
    count: counts[name],
    ratio: ratioOf(counts[name], orders),
    status: statusOf(counts[name], orders, limits[name]),
  });
  const ratios = { cancelled: stateOf('cancelled'), late: stateOf('late') };
  return { ratios, account: accountStatus(metricRatios.map((name) => ratios[name].status)) };
}
