import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { lockBooks } from '../../ledger/write/ledger-write-queries.ts';
import { findTaxMonths } from '../write/tax-month-queries.ts';
import { closeThrough } from '../write/closing-queries.ts';
import { taxMonthEntries } from './tax-month-entry.ts';

/** Closes a month that is over before its day comes (INV-07). */
export async function close(input: InputOf<typeof api.taxMonths.close>) {
  const { db, app, session, params, now, noted, fail } = input;
  // Nobody books meanwhile: what is counted in the month is there, and what comes after falls into the next one.
  await lockBooks(db, session.sellerId);
  const find = async () => {
    const entries = taxMonthEntries(await findTaxMonths(db), { brand: session.brand, now, config: app.config });
    return entries.find(({ month }) => month === params.month) ?? fail('not_found');
  };
  const { state } = await find();
  if (state !== 'open') fail('tax_month.not_open');
  await closeThrough(db, session.sellerId, { month: params.month, now, by: session.userName });
  noted.note('tax_month', null, params.month);
  await announce(db, { topic: 'ledger', payload: { count: 0 } });
  return find();
}
