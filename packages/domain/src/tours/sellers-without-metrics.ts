/** As the browser keeps it: a seller that had no cancelled order, and until when that need not be asked again. */
export interface SellerWithoutMetrics {
  readonly sellerId: string;
  readonly expirationDate: string;
}

const withoutMetricsFor = 3_600_000;

function isWithoutMetrics(value: unknown): value is SellerWithoutMetrics {
  if (typeof value !== 'object' || value === null || !('sellerId' in value) || !('expirationDate' in value))
    return false;
  return typeof value.sellerId === 'string' && typeof value.expirationDate === 'string';
}

/** Reads what a browser kept, whatever is there; what has expired is left out. */
export function readSellersWithoutMetrics(stored: unknown, now: Date): readonly SellerWithoutMetrics[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isWithoutMetrics).filter(({ expirationDate }) => Date.parse(expirationDate) > now.getTime());
}

/** What is kept once a seller had no cancelled order: for an hour it is not asked again. */
export function withSellerWithoutMetrics(
  known: readonly SellerWithoutMetrics[],
  sellerId: string,
  now: Date,
): readonly SellerWithoutMetrics[] {
  const expirationDate = new Date(now.getTime() + withoutMetricsFor).toISOString();
  return [...known.filter((each) => each.sellerId !== sellerId), { sellerId, expirationDate }];
}
