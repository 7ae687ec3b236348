import { behindFilters } from '@offizin/domain/tax-months/behind';
import { month } from '@offizin/domain/lists/filters';
import type { FilterValues } from '@offizin/domain/lists/filters';
import { readFilters } from '../../../platform/list-filters.ts';

/** What the address of the tab is called by. */
export const taxMonthsTab = 'tax-months';

const shown = { month, ...behindFilters } as const;

/** What an address of the tax months asks for: a month, and which of its figures is looked behind. */
export const readTaxMonthsSearch = (raw: Record<string, unknown>): FilterValues<typeof shown> =>
  readFilters(raw, shown);

export type TaxMonthsSearch = ReturnType<typeof readTaxMonthsSearch>;
