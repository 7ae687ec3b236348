import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { monthPeriod } from '@offizin/domain/tax-months/month-period';
import { amountOf } from '@offizin/domain/tax-months/tax-figures';
import { type TaxKind, taxKindNames } from '@offizin/domain/tax-months/tax-kinds';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findFiguresOf, findPaid, findShop, sumBefore } from './tax-file-queries.ts';

export interface FoundEntry {
  readonly kind: TaxKind;
  readonly amount: number;
  /** Of a payout by itself; null of all of a kind. */
  readonly payout: { readonly no: string; readonly day: string } | null;
}

/** What the marketplace owed a shop when a month began, and what moved it: by kind, payouts one by one where they are what was booked. */
export async function findStatement(db: SellerDb, brand: BrandId, month: string) {
  const { timeZone, currency } = brands[brand];
  const figures = await findFiguresOf(db, [month]);
  const paid = await findPaid(db, monthPeriod(month, brand));
  const arePaid = amountOf(figures, ['payout']) + paid.reduce((sum, { amount }) => sum + amount, 0) === 0;
  const entries = taxKindNames.flatMap((kind): FoundEntry[] => {
    if (kind === 'payout' && arePaid)
      return paid.map(({ payoutNo, amount, paidAt }) => ({
        kind,
        amount: -amount,
        payout: { no: payoutNo, day: wallClockAt(paidAt, timeZone).date },
      }));
    const amount = amountOf(figures, [kind]);
    return amount === 0 ? [] : [{ kind, amount, payout: null }];
  });
  const shop = (await findShop(db)) ?? { id: '', name: '' };
  return { month, shop, currency, opening: await sumBefore(db, month), entries };
}
