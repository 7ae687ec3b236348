import { type FilterValues, month, one } from '@offizin/domain/lists/filters';
import { readFilters } from '../../platform/list-filters.ts';

/** The four figures of a month, each with a chart of its own. */
export const reportFigures = ['sales', 'commissions', 'cancellations', 'shippingVat'] as const;
export type ReportFigure = (typeof reportFigures)[number];

const address = { month, figure: one(reportFigures) };

export type ReportsSearch = FilterValues<typeof address>;

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export const readReportsSearch = (raw: Record<string, unknown>): ReportsSearch => readFilters(raw, address);
