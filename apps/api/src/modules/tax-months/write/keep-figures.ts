import type { BrandId } from '@offizin/domain/brand/brands';
import { brands } from '@offizin/domain/brand/brands';
import { joinFigures, type TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { addFigures, beginMonths } from './figure-write-queries.ts';

/**
 * Adds what lines and postings come to, in the transaction of the booking; whoever calls holds the lock of the shop's books, so that no month is
 * closed between looking and writing.
 */
export async function keepFigures(
  db: MarketplaceDb,
  owner: { readonly sellerId: string; readonly brand: BrandId },
  { figures: gained, now }: { readonly figures: readonly TaxFigure[]; readonly now: Date },
): Promise<void> {
  const figures = joinFigures(gained);
  if (figures.length === 0) return;
  await beginMonths(db, owner, { months: [...new Set(figures.map(({ month }) => month))], now });
  await addFigures(db, { ...owner, currency: brands[owner.brand].currency }, figures);
}
