import { day, type FilterValues, flag, one } from '@offizin/domain/lists/filters';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import { metricFigures, metricRatios } from '@offizin/domain/performance/week';
import { readFilters } from '../../platform/list-filters.ts';

const address = {
  /** Whose development is shown; the cancelled orders without it. */
  tab: one(metricRatios),
  view: flag('table'),
  /** The figure whose orders are shown, with its week. */
  figure: one(metricFigures),
  week: day,
  party: one(cancelledByParties),
  disputed: flag('yes'),
};

export type PerformanceSearch = FilterValues<typeof address>;

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export const readPerformanceSearch = (raw: Record<string, unknown>): PerformanceSearch => readFilters(raw, address);
