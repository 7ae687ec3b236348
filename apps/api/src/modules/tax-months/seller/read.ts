import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findTaxMonth } from '../write/find-tax-month.ts';
import { findTaxMonths } from '../write/tax-month-queries.ts';
import { taxMonthEntries } from './tax-month-entry.ts';

/** A month by country and VAT rate, from what is kept (INV-07). */
export async function read({ db, app, session: { brand }, params, now, fail }: InputOf<typeof api.taxMonths.read>) {
  const entries = taxMonthEntries(await findTaxMonths(db), { brand, now, config: app.config });
  const entry = entries.find(({ month }) => month === params.month) ?? fail('not_found');
  return { ...entry, ...(await findTaxMonth(db, brand, params.month)) };
}
