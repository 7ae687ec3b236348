import { figuresOf } from '@offizin/domain/tax-months/tax-figures';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { findTaxedShop } from '../../tax-months/write/closing-queries.ts';
import { keepFigures } from '../../tax-months/write/keep-figures.ts';
import { countTaxes } from './count-taxes.ts';
import { type BookOwner, findUncounted, lockBooks, writeTaxParts } from './ledger-write-queries.ts';

/** Counts a portion of what was booked before the tax months were kept; returns how many orders. */
export async function countUncounted(
  db: MarketplaceDb,
  owner: BookOwner,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  await lockBooks(db, owner.sellerId);
  const orders = await findUncounted(db, owner.sellerId, limit);
  if (orders.length === 0) return 0;
  const shop = { brand: owner.brand, ...(await findTaxedShop(db, owner.sellerId)) };
  const counted = orders.map((order) => ({ order, ...countTaxes(order, order.lines, shop) }));
  const ledgers = counted.map(({ order: { number, lines }, taxParts }) => ({
    number,
    taxParts,
    taxLines: lines.length,
  }));
  await writeTaxParts(db, owner.sellerId, ledgers);
  await keepFigures(db, owner, { figures: counted.flatMap(({ gained }) => figuresOf(gained)), now });
  return orders.length;
}
