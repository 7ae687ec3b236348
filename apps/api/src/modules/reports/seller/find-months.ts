import type { ReportMonth } from '@offizin/contract/reports/seller';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { instantAt } from '@offizin/domain/calendar/zoned-time';
import { addFigures, type MonthFigures, noFigures, shippingByCountry } from '@offizin/domain/reports/report-month';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countCancelled, findHome, findLedgerMonths, findSalesBefore, findShipping } from '../read/report-queries.ts';

interface FoundMonth extends MonthFigures {
  /** Orders with a ledger. */
  readonly inPortal: number;
}

type Found = Map<string, FoundMonth>;

function add(found: Found, month: string, part: Partial<FoundMonth>): void {
  const known = found.get(month) ?? { ...noFigures, inPortal: 0 };
  found.set(month, {
    ...addFigures(known, { ...noFigures, ...part }),
    inPortal: known.inPortal + (part.inPortal ?? 0),
  });
}

export interface YearReport {
  readonly home: string;
  /** Oldest first. */
  readonly months: readonly ReportMonth[];
}

/** What each month of some years brought: what the portal has booked, and what the marketplace has said of the time before it (INV-03). */
export async function findMonths(
  db: SellerDb,
  brand: BrandId,
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
): Promise<YearReport> {
  const { timeZone } = brands[brand];
  const range = { from: `${firstYear}-01`, to: `${lastYear}-12` };
  const startOf = (year: number) => instantAt({ date: `${year}-01-01`, minute: 0 }, timeZone);
  const found: Found = new Map();
  for (const { month, orders, ...figures } of await findLedgerMonths(db, range))
    add(found, month, { ...figures, orders, inPortal: orders });
  for (const { month, ...sum } of await findShipping(db, range)) add(found, month, { shipping: [sum] });
  const period = { since: startOf(firstYear), until: startOf(lastYear + 1), timeZone };
  for (const { month, cancelled, unbooked } of await countCancelled(db, period))
    add(found, month, { cancelled, orders: unbooked });
  for (const { month, orders, cancelled, sales, commission, shipping } of await findSalesBefore(db, range))
    add(found, month, { orders, cancelled, sales, commissions: commission, shipping });
  const home = await findHome(db);
  const months = [...found].map(([month, { shipping, ...figures }]) => ({
    month,
    ...figures,
    shipping: shippingByCountry(home, shipping),
  }));
  return { home, months: months.toSorted((a, b) => a.month.localeCompare(b.month)) };
}
