/** What a series of latencies comes down to; all times in milliseconds. */
export interface LatencySummary {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** The value below or at which the given percentage of values lies (nearest rank); NaN for an empty series. */
export function percentile(ascending: readonly number[], percent: number): number {
  return ascending[Math.max(0, Math.ceil((percent / 100) * ascending.length) - 1)] ?? Number.NaN;
}

export function summarise(values: readonly number[]): LatencySummary {
  const ascending = values.toSorted((a, b) => a - b);
  return {
    count: values.length,
    p50: percentile(ascending, 50),
    p95: percentile(ascending, 95),
    p99: percentile(ascending, 99),
    max: percentile(ascending, 100),
  };
}
