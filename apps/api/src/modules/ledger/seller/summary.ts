import type { api } from '@offizin/contract/api';
import type { LedgerMonth } from '@offizin/contract/ledger/seller';
import { brands } from '@offizin/domain/brand/brands';
import { forShop, type LedgerSums, noSums, plus, stateBalances } from '@offizin/domain/ledger/ledger';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findBookedMonths } from '../../tax-months/write/month-queries.ts';
import { payingView } from './ledger-view.ts';
import { findOpenPostings } from '../write/chain-read-queries.ts';
import { findBalances, findPaying, type MonthBalance } from '../read/ledger-queries.ts';

function monthOf(month: string, balances: readonly MonthBalance[]): LedgerMonth[] {
  const [first] = balances;
  if (first === undefined) return [];
  const { sold, refunded, kept } = balances.reduce<LedgerSums>(plus, noSums);
  const orders = balances.reduce((sum, balance) => sum + balance.orders, 0);
  const forYou = forShop({ sold, refunded, kept });
  const states = stateBalances(balances);
  return [{ month, currency: first.currency, orders, sold, refunded, kept, forYou, states }];
}

/** What each month comes to and where it stands; kept with each line, never counted. */
export async function summary({ db, now, session }: InputOf<typeof api.ledger.summary>) {
  const months = Map.groupBy(await findBalances(db), ({ month }) => month);
  return {
    months: [...months].flatMap(([month, balances]) => monthOf(month, balances)),
    beside: {
      currency: brands[session.brand].currency,
      ...(await findOpenPostings(db, limits.openPostingsShown)),
    },
    ...payingView(await findPaying(db, now)),
    statements: await findBookedMonths(db),
  };
}
