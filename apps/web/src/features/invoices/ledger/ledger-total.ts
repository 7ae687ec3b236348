import type { LedgerMonth, LedgerSummary } from '@offizin/contract/ledger/seller';
import { type LedgerState, ledgerStates, type StateBalance } from '@offizin/domain/ledger/ledger';

const none = { orders: 0, amount: 0 };
const nothing = { orders: 0, sold: 0, refunded: 0, kept: 0, forYou: 0 } as const;
const figures = Object.keys(nothing) as readonly (keyof typeof nothing)[];

/** What one month comes to, or all of them; undefined where nothing was booked. */
export function ledgerTotal(
  { months }: Pick<LedgerSummary, 'months'>,
  month: string | undefined,
): LedgerMonth | undefined {
  const chosen = month === undefined ? months : months.filter((each) => each.month === month);
  const [first] = chosen;
  if (first === undefined) return undefined;
  const sums: Record<keyof typeof nothing, number> = { ...nothing };
  const states: Record<LedgerState, StateBalance> = { pending: none, payable: none, paid: none, held: none };
  for (const each of chosen) {
    for (const figure of figures) sums[figure] += each[figure];
    for (const state of ledgerStates) {
      const { orders, amount } = each.states[state];
      states[state] = { orders: states[state].orders + orders, amount: states[state].amount + amount };
    }
  }
  return { month: first.month, currency: first.currency, ...sums, states };
}
