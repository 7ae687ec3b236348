import { breakEven, type MetricLimits, type MetricStatus, ratioOf, statusOf } from '@offizin/domain/performance/status';

export interface WhatIfStep {
  readonly more: number;
  readonly ratio: number;
  readonly status: MetricStatus;
}

const fewestSteps = 6;
const mostSteps = 12;

/** What more incidents among the same orders would come to, up to the next worse status. */
export function whatIfSteps(
  { count, orders }: { readonly count: number; readonly orders: number },
  limits: MetricLimits,
) {
  const next = breakEven({ incidents: count, orders }, limits);
  const wanted = Math.max(fewestSteps, (next?.more ?? 0) + 1);
  const last = Math.min(wanted, mostSteps, orders - count);
  return Array.from({ length: Math.max(0, last) + 1 }, (_, more): WhatIfStep => ({
    more,
    ratio: ratioOf(count + more, orders) ?? 0,
    status: statusOf(count + more, orders, limits) ?? 'adequate',
  }));
}

/** The first step with a worse status than this one has; null where none has. */
export function nextWorse(steps: readonly WhatIfStep[], from: number): WhatIfStep | null {
  const status = steps[from]?.status;
  return steps.slice(from + 1).find((step) => step.status !== status) ?? null;
}
