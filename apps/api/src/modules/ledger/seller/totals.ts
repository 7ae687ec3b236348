import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { forShop, openAmount } from '@offizin/domain/ledger/ledger';
import type { InputOf } from '../../../platform/http/route.ts';
import { sumLedgers } from '../read/ledger-queries.ts';

/** What the rows of a list come to together (INV-05). */
export async function totals({ db, query, session }: InputOf<typeof api.ledger.totals>) {
  const { orders, paid, ...sums } = await sumLedgers(db, query);
  const { currency } = brands[session.brand];
  return { orders, currency, ...sums, forYou: forShop(sums), open: openAmount({ ...sums, paid }) };
}
