import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { instantAt } from '@offizin/domain/calendar/zoned-time';
import { agreementOf } from '@offizin/domain/tax-months/agreement';
import { monthAfter } from '@offizin/domain/tax-months/months';
import { lateLines, ossRows, taxMonthSums, taxRows } from '@offizin/domain/tax-months/tax-month';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findDocuments, findFigures, findHome, sumOrders, sumPaidOut } from './tax-month-queries.ts';

export type FoundTaxMonth = Pick<
  TaxMonthView,
  'currency' | 'country' | 'rows' | 'oss' | 'sums' | 'lateLines' | 'agreement'
>;

/** What is kept of a month, and what it is compared with (INV-07). */
export async function findTaxMonth(db: SellerDb, brand: BrandId, month: string): Promise<FoundTaxMonth> {
  const { timeZone, currency } = brands[brand];
  const startOf = (of: string) => instantAt({ date: `${of}-01`, minute: 0 }, timeZone);
  const figures = await findFigures(db, month);
  const country = await findHome(db);
  const documents = await findDocuments(db, month);
  const ofOrders = await sumOrders(db, month);
  const paidOut = await sumPaidOut(db, { since: startOf(month), until: startOf(monthAfter(month)) });
  const own = figures.filter((figure) => figure.month === month);
  return {
    currency,
    country,
    rows: taxRows(country, own),
    oss: ossRows(country, month, own),
    sums: taxMonthSums(own),
    lateLines: lateLines(month, own),
    agreement: agreementOf({ month, figures, documents, ofOrders, paidOut }),
  };
}
