import { type FilterValues, month } from '@offizin/domain/lists/filters';
import { readFilters } from '../../platform/list-filters.ts';

const shown = { month } as const;

/** What an address of the accountant's workplace asks for. */
export const readAccountantSearch = (raw: Record<string, unknown>): FilterValues<typeof shown> =>
  readFilters(raw, shown);

export type AccountantSearch = ReturnType<typeof readAccountantSearch>;
