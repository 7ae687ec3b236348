/** Orders whose dispatch was due in a period, and how many of them were cancelled, or dispatched late or not at all. */
export interface MetricCounts {
  readonly orders: number;
  readonly cancelled: number;
  readonly late: number;
}

/** From the best to the worst. */
export const metricStatuses = ['adequate', 'at_risk', 'exceeded'] as const;
export type MetricStatus = (typeof metricStatuses)[number];

/** From the best to the worst. */
export const accountStatuses = ['excellent', 'concerning', 'poor'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** From which share of the orders a ratio is at risk, and from which it is exceeded, in basis points. */
export interface MetricLimits {
  readonly atRisk: number;
  readonly exceeded: number;
}

export const defaultLimits: MetricLimits = { atRisk: 200, exceeded: 300 };

/** With fewer incidents in a period nothing is worse than at risk. */
export const fewestIncidents = 3;

/** The share of the orders in basis points, not rounded; null without orders. */
export const ratioOf = (incidents: number, orders: number): number | null =>
  orders === 0 ? null : (incidents * 10_000) / orders;

/** How a ratio stands; null without orders. Whole numbers are compared, so that a limit is met exactly. */
export function statusOf(incidents: number, orders: number, limits: MetricLimits): MetricStatus | null {
  if (orders === 0) return null;
  const reaches = (limit: number) => incidents * 10_000 >= limit * orders;
  if (reaches(limits.exceeded) && incidents >= fewestIncidents) return 'exceeded';
  return reaches(limits.atRisk) ? 'at_risk' : 'adequate';
}

/** The account by its ratios: excellent when both are adequate, poor when one is exceeded; null without orders. */
export function accountStatus(statuses: readonly (MetricStatus | null)[]): AccountStatus | null {
  if (statuses.every((status) => status === null)) return null;
  if (statuses.includes('exceeded')) return 'poor';
  return statuses.includes('at_risk') ? 'concerning' : 'excellent';
}

/**
 * How many more of the counted orders must become incidents for the status to get worse, and what it is then; null
 * where it cannot, or where there are no orders.
 */
export function breakEven(
  { incidents, orders }: { readonly incidents: number; readonly orders: number },
  limits: MetricLimits,
): { readonly more: number; readonly status: MetricStatus } | null {
  const now = statusOf(incidents, orders, limits);
  if (now === null) return null;
  for (let more = 1; incidents + more <= orders; more += 1) {
    const status = statusOf(incidents + more, orders, limits);
    if (status !== null && metricStatuses.indexOf(status) > metricStatuses.indexOf(now)) return { more, status };
  }
  return null;
}
