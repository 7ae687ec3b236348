import type { HistorySelection } from '@offizin/contract/history/seller';
import { historyGroups } from '@offizin/domain/history/kinds';
import { present } from '../../platform/address-values.ts';
import { oneOf } from '../../platform/one-of.ts';

export type HistorySearch = HistorySelection;

const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const person = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  return present({
    group: oneOf(raw['group'], historyGroups),
    who: oneOf(raw['who'], ['operator', 'marketplace'] as const) ?? person(raw['who']),
    from: day(raw['from']),
    to: day(raw['to']),
  });
}

export const isFiltered = (search: HistorySearch): boolean => Object.keys(search).length > 0;
