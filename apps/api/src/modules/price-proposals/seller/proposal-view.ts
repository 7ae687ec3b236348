import type { ProposalDetail, ProposalSummary, ProposedProduct } from '@offizin/contract/price-proposals/seller';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import type { BrandId } from '@offizin/domain/brand/brands';
import { keptOf, totalsOf } from '@offizin/domain/price-proposals/figures';
import { stateOf } from '@offizin/domain/price-proposals/proposal';
import { listedProductOf } from '../../catalogue/write/listed-product.ts';
import type { ItemRecord } from '../read/proposal-item-queries.ts';
import type { ListedProposal } from '../read/proposal-list-queries.ts';

export function summaryView(row: ListedProposal, now: Date): ProposalSummary {
  return {
    proposalId: row.id,
    reason: row.reason,
    state: stateOf(row, now),
    products: row.products,
    units: row.units,
    change: row.oldPrices === 0 ? 0 : row.newPrices / row.oldPrices - 1,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
  };
}

const priceOf = ({ oldPrice, newPrice, units, vatRate, commissionRate }: ItemRecord) => ({
  oldPrice,
  newPrice,
  units,
  vat: vatRate,
  commission: commissionRate,
});

function itemView(item: ItemRecord, { brand, isOpen }: { brand: BrandId; isOpen: boolean }): ProposedProduct {
  const money = moneyOf(brand);
  const { before, after } = keptOf(priceOf(item));
  const { oldPrice, newPrice, best, recommended, others, beforeOld, beforeNew, ...product } = item;
  const of = others + 1;
  return {
    ...listedProductOf(product),
    oldPrice: money.some(oldPrice),
    newPrice: money.some(newPrice),
    best: money.maybe(best),
    recommended: money.maybe(recommended),
    units: product.units,
    commissionRate: product.commissionRate,
    vatRate: product.vatRate,
    kept: { before: money.some(before), after: money.some(after) },
    rank: isOpen ? { before: { place: beforeOld + 1, of }, after: { place: beforeNew + 1, of } } : null,
  };
}

/** A proposal with its products; open ones show the market as it is. */
export function detailView(row: ListedProposal, items: readonly ItemRecord[], now: Date): ProposalDetail {
  const { brand } = row;
  const money = moneyOf(brand);
  const summary = summaryView(row, now);
  const { kept } = totalsOf(items.map(priceOf));
  return {
    ...summary,
    version: row.version,
    rejection: row.rejection,
    removal: row.removal,
    kept: { before: money.some(kept.before), after: money.some(kept.after) },
    items: items.map((item) => itemView(item, { brand, isOpen: summary.state === 'open' })),
  };
}
