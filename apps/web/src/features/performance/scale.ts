import type { MetricLimits } from '@offizin/domain/performance/status';

export interface Scale {
  /** The share at its end, in basis points. */
  readonly end: number;
  /** Places in per cent of its length. */
  readonly atRisk: number;
  readonly exceeded: number;
  readonly mark: number | null;
  /** Whether the ratio lies beyond the end. */
  readonly isOff: boolean;
}

/** A scale that shows as much beyond the upper limit as lies between the two. */
export function scaleOf(ratio: number | null, { atRisk, exceeded }: MetricLimits): Scale {
  const end = exceeded + (exceeded - atRisk);
  const place = (share: number) => (Math.min(share, end) / end) * 100;
  return {
    end,
    atRisk: place(atRisk),
    exceeded: place(exceeded),
    mark: ratio === null ? null : place(ratio),
    isOff: ratio !== null && ratio > end,
  };
}
