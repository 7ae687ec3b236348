import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { type Agreement, agreementOf, type ComparedDocument } from '@offizin/domain/tax-months/agreement';
import { monthPeriod } from '@offizin/domain/tax-months/month-period';
import { lateLines, ossRows, taxMonthSums, taxRows } from '@offizin/domain/tax-months/tax-month';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findDocuments, findFigures, findHome, sumCompared } from './tax-month-queries.ts';

export type FoundTaxMonth = Pick<
  TaxMonthView,
  'currency' | 'country' | 'rows' | 'oss' | 'sums' | 'lateLines' | 'agreement'
>;

/** What is kept of a month, and what it is compared with (INV-07). */
export async function findTaxMonth(db: SellerDb, brand: BrandId, month: string): Promise<FoundTaxMonth> {
  const [figures, country, documents, sums] = await Promise.all([
    findFigures(db, month),
    findHome(db),
    findDocuments(db, month),
    sumCompared(db, { month, ...monthPeriod(month, brand) }),
  ]);
  const own = figures.filter((figure) => figure.month === month);
  return {
    currency: brands[brand].currency,
    country,
    rows: taxRows(country, own),
    oss: ossRows(country, month, own),
    sums: taxMonthSums(own),
    lateLines: lateLines(month, own),
    agreement: agreementOf({ month, figures, documents, ...sums }),
  };
}

/** The comparison alone, for who has the documents of the month already. */
export async function findAgreement(
  db: SellerDb,
  brand: BrandId,
  { month, documents }: { readonly month: string; readonly documents: Promise<readonly ComparedDocument[]> },
): Promise<Agreement[]> {
  const [figures, sums, compared] = await Promise.all([
    findFigures(db, month),
    sumCompared(db, { month, ...monthPeriod(month, brand) }),
    documents,
  ]);
  return agreementOf({ month, figures, documents: compared, ...sums });
}
