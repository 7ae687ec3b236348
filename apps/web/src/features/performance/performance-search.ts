import { type CancelledByParty, cancelledByParties } from '@offizin/domain/orders/statuses';
import { type MetricFigure, metricFigures, type MetricRatio, metricRatios } from '@offizin/domain/performance/week';
import { readChoices } from '../../platform/address-values.ts';

export interface PerformanceSearch {
  /** Whose development is shown; the cancelled orders without it. */
  readonly tab?: MetricRatio;
  readonly view?: 'table';
  /** The figure whose orders are shown, with its week. */
  readonly figure?: MetricFigure;
  readonly week?: string;
  readonly party?: CancelledByParty;
  readonly disputed?: 'yes';
}

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readPerformanceSearch(raw: Record<string, unknown>): PerformanceSearch {
  const { week } = raw;
  return {
    ...(typeof week === 'string' && /^\d{4}-\d\d-\d\d$/.test(week) && { week }),
    ...readChoices(raw, {
      tab: metricRatios,
      view: ['table'] as const,
      figure: metricFigures,
      party: cancelledByParties,
      disputed: ['yes'] as const,
    }),
  };
}
