import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { countInvoices } from '../read/invoice-queries.ts';
import { hasElectronic } from './invoice-view.ts';

/** What the filters offer, and the balance of each month. */
export async function summary({ db, session }: InputOf<typeof api.invoices.summary>) {
  const months = await countInvoices(db, session.sellerId);
  return {
    months: months.map(({ balance, ...month }) => ({ ...month, balance: Number(balance) })),
    electronic: hasElectronic(session),
  };
}
