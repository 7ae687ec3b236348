import type { OfferRow } from '@offizin/contract/offers/seller';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { listedProductOf } from '../../catalogue/write/listed-product.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import type { OfferRecord } from '../read/offer-list-queries.ts';

/** Who asks, as far as what they see depends on it. */
export type OfferReader = Pick<ActiveSession, 'brand' | 'impersonatedBy'>;

function followedRuleView({ ruleId, ruleName, ruleWaitsUntil }: OfferRecord): OfferRow['rule'] {
  if (ruleId === null) return null;
  return { ruleId, name: ruleName ?? '', waitsUntil: ruleWaitsUntil?.toISOString() ?? null };
}

export function offerView(row: OfferRecord, reader: OfferReader): OfferRow {
  const money = moneyOf(reader.brand);
  return {
    ...listedProductOf(row),
    version: row.version,
    stock: row.stock,
    origin: row.origin,
    unlimited: isUnlimited(row.stock, row.origin),
    price: money.some(row.price),
    best: money.maybe(row.best),
    highest: money.maybe(row.highest),
    recommended: money.maybe(row.recommended),
    others: row.others,
    rank: row.status === 'active' ? { place: row.before + 1, of: row.others + 1 } : null,
    commissionRate: row.commissionRate,
    vatRate: row.vatRate,
    status: row.status,
    active: row.active,
    finding: row.finding,
    ownStockZeroSince: row.ownStockZeroSince?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    sku: row.sku,
    purchasePrice: seesPurchasePrices(reader) ? money.maybe(row.purchasePrice) : null,
    feed:
      row.feedPrice === null
        ? null
        : {
            price: money.some(row.feedPrice),
            stock: row.feedStock,
            origin: row.feedOrigin,
            differs: row.feedDiffers === true,
          },
    rule: followedRuleView(row),
  };
}
