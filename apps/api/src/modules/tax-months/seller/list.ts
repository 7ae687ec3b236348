import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findTaxMonths } from '../write/tax-month-queries.ts';
import { taxMonthEntries } from './tax-month-entry.ts';

/** The months and whether they are closed (INV-07). */
export async function list({ db, app: { config }, session: { brand }, now }: InputOf<typeof api.taxMonths.list>) {
  return { months: taxMonthEntries(await findTaxMonths(db), { brand, now, config }) };
}
