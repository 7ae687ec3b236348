import { ledgerSelections } from '@offizin/domain/ledger/ledger';
import { ledgerStates } from '@offizin/domain/ledger/ledger';
import { present, readChoices } from '../../../platform/address-values.ts';
import { monthIn } from '../invoices-search.ts';

/** What the address of the tab is called by. */
export const ledgerTab = 'orders';

/** What an address of the ledger asks for; `order` is the number of the one that is open. */
export function readLedgerSearch(raw: Record<string, unknown>) {
  const text = (value: unknown) => {
    const typed = value === undefined ? '' : String(value).trim().slice(0, 20);
    return typed === '' ? undefined : typed;
  };
  return present({
    ...readChoices(raw, { state: ledgerStates, only: ledgerSelections }),
    month: monthIn(raw['month']),
    number: text(raw['number']),
    order: text(raw['order']),
  });
}

export type LedgerSearch = ReturnType<typeof readLedgerSearch>;

/** The address of the tab with this search. */
export const ledgerAddress = (search: LedgerSearch) => ({ tab: ledgerTab, ...search });
