import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { goodsRate } from '@offizin/domain/tax-months/goods-rate';
import { monthOf } from '@offizin/domain/tax-months/months';
import type { OrderParts } from '@offizin/domain/tax-months/tax-figures';
import { type GoodsOfRate, newParts, type TaxPart } from '@offizin/domain/tax-months/tax-parts';
import type { OrderedGoods } from './ledger-write-queries.ts';

export interface TaxedShop {
  readonly brand: BrandId;
  /** Where the shop is. */
  readonly home: string;
  /** The newest month that nothing changes any more. */
  readonly closedThrough: string | null;
}

export interface TaxedOrder {
  readonly orderedAt: Date;
  /** Where it went. */
  readonly country: string;
  readonly goods: readonly OrderedGoods[];
  /** Null of an order without a ledger. */
  readonly taxParts: readonly TaxPart[] | null;
}

/** What of an order was sold at each rate. */
function goodsOf({ goods, country }: TaxedOrder, { home }: TaxedShop, day: string): GoodsOfRate[] {
  const sums = new Map<number | null, number>();
  for (const { gross, rate, market, productRate } of goods) {
    const product = market === null || productRate === null ? null : { market, vatRate: productRate };
    const known = rate ?? (product && goodsRate(product, { home, country, day }));
    sums.set(known, (sums.get(known) ?? 0) + gross);
  }
  return [...sums].map(([rate, gross]) => ({ rate, gross }));
}

/** In which month and at which rate the lines of an order count that do not yet: what its parts become, and what figures gain. */
export function countTaxes(
  order: TaxedOrder,
  lines: readonly LedgerLine[],
  shop: TaxedShop,
): { taxParts: TaxPart[]; gained: OrderParts } {
  const day = wallClockAt(order.orderedAt, brands[shop.brand].timeZone).date;
  const known = order.taxParts ?? [];
  const { closedThrough } = shop;
  const parts = newParts(lines, { parts: known, goods: goodsOf(order, shop, day), closedThrough });
  return {
    taxParts: [...known, ...parts],
    gained: { orderMonth: monthOf(day), country: order.country, lines, parts },
  };
}
