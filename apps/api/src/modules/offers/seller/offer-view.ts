import type { OfferRow } from '@offizin/contract/offers/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { listedProductOf } from '../../catalogue/write/listed-product.ts';
import type { OfferRecord } from '../read/offer-list-queries.ts';

export function offerView(row: OfferRecord, brand: BrandId): OfferRow {
  const money = moneyOf(brand);
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
    feed:
      row.feedPrice === null
        ? null
        : {
            price: money.some(row.feedPrice),
            stock: row.feedStock,
            origin: row.feedOrigin,
            differs: row.feedDiffers === true,
          },
  };
}
