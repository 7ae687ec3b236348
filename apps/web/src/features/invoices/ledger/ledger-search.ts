import { line } from '@offizin/domain/lists/filters';
import { ledgerFilters } from '@offizin/domain/ledger/ledger-filters';
import { readFilters } from '../../../platform/list-filters.ts';

/** What the address of the tab is called by. */
export const ledgerTab = 'orders';

const opened = { order: line(20) };

/** What an address of the ledger asks for; `order` is the number of the one that is open. */
export const readLedgerSearch = (raw: Record<string, unknown>) => ({
  ...readFilters(raw, ledgerFilters),
  ...readFilters(raw, opened),
});

export type LedgerSearch = ReturnType<typeof readLedgerSearch>;

/** The address of the tab with this search. */
export const ledgerAddress = (search: LedgerSearch) => ({ tab: ledgerTab, ...search });
