import { month } from '@offizin/domain/lists/filters';
import type { FilterValues } from '@offizin/domain/lists/filters';
import { readFilters } from '../../../platform/list-filters.ts';

/** What the address of the tab is called by. */
export const taxMonthsTab = 'tax-months';

const shown = { month } as const;

/** What an address of the tax months asks for. */
export const readTaxMonthsSearch = (raw: Record<string, unknown>): FilterValues<typeof shown> =>
  readFilters(raw, shown);

export type TaxMonthsSearch = ReturnType<typeof readTaxMonthsSearch>;
