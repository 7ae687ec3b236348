import type { BrandId } from '@offizin/domain/brand/brands';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import type { WarehouseStockRecord } from '@offizin/marketplace-client/api.gen';
import { hash, randomFrom, type Random } from '../random.ts';
import { assortmentOf } from './assortment.ts';
import type { DemoProduct } from './catalogue.ts';
import { type DemoSeller, sellersOf } from './sellers.ts';

export type WarehouseStock = NonNullable<WarehouseStockRecord['stock']>;

/** A shop gives one product in eight to the warehouse, and small shops at least this many. */
const share = 0.125;
const fewest = 60;

const ranges = new Map<string, readonly DemoProduct[]>();

/** The shops of a brand whose products the marketplace's warehouse holds. */
export function warehouseSellersOf(brand: BrandId): DemoSeller[] {
  return sellersOf(brand).filter(({ record }) =>
    record.services.some(({ code, status }) => code === 'fulfillment' && status === 'subscribed'),
  );
}

/** What a shop gives to the warehouse; the same products every time. */
export function warehouseRangeOf(seller: DemoSeller): readonly DemoProduct[] {
  let range = ranges.get(seller.externalId);
  if (range === undefined) {
    const products = assortmentOf(seller);
    const wanted = Math.max(share, fewest / products.length);
    range = products.filter(
      ({ productId, blocked }) => !blocked && (hash(`${seller.externalId}/range/${productId}`) % 1000) / 1000 < wanted,
    );
    ranges.set(seller.externalId, range);
  }
  return range;
}

/** What the warehouse asks for a product; Swiss prices are multiples of 5 Rappen. */
export function warehousePrice(seller: DemoSeller, { productId, recommendedPrice }: DemoProduct): number {
  const level = 0.82 + (hash(`${seller.externalId}/warehouse-price/${productId}`) % 130) / 1000;
  const cents = (recommendedPrice ?? 995) * level;
  return seller.country === 'CH' ? Math.max(5, Math.round(cents / 5) * 5) : Math.max(1, Math.round(cents));
}

/** The day until which what comes in today may be sold; things without a date are none of a pharmacy's worries. */
export function expiryFor({ productType }: DemoProduct, today: string, random: Random): string | null {
  return productType === 'medical_device' || productType === 'other' ? null : addDays(today, random.int(240, 900));
}

function nextExpiry(product: DemoProduct, today: string, random: Random): string | null {
  const fresh = expiryFor(product, today, random);
  if (fresh === null) return null;
  return random.weighted([
    [fresh, 86],
    [addDays(today, random.int(5, 90)), 11],
    [addDays(today, -random.int(1, 40)), 3],
  ]);
}

function stockOf(seller: DemoSeller, product: DemoProduct, today: string): WarehouseStock {
  const random = randomFrom(`${seller.externalId}/warehouse/${product.productId}`);
  const onHand = random.weighted([
    [0, 5],
    [random.int(1, 5), 11],
    [random.int(6, 40), 54],
    [random.int(41, 240), 30],
  ]);
  const incoming = random.chance(onHand < 6 ? 0.7 : 0.08) ? random.int(2, 12) * 6 : 0;
  const stored = random.weighted([
    [random.int(1, 60), 55],
    [random.int(61, 175), 35],
    [random.int(181, 420), 10],
  ]);
  return {
    onHand,
    reserved: 0,
    incoming,
    price: random.chance(0.03) ? null : warehousePrice(seller, product),
    storedSince: onHand === 0 ? null : addDays(today, -stored),
    nextExpiry: onHand === 0 ? null : nextExpiry(product, today, random),
  };
}

/** What the warehouse holds for a shop when the demo begins, seen from `today` (`YYYY-MM-DD`). */
export function stockAtStart(seller: DemoSeller, today: string): WarehouseStockRecord[] {
  return warehouseRangeOf(seller).map((product) => ({
    seller: seller.externalId,
    productId: product.productId,
    stock: stockOf(seller, product, today),
  }));
}
