import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { SellerRow } from '../../../platform/sandbox/seller-row.ts';
import { readCalendarOf } from '../../calendar/write/read-calendars.ts';
import { findProducts } from '../../catalogue/write/product-queries.ts';
import { orderRows } from '../../orders/write/order-rows.ts';
import { takeOverOrders } from '../../orders/write/take-over-orders.ts';
import { madeUpOrder } from './made-up-order.ts';

interface Placed {
  readonly seller: SellerRow;
  readonly line: { readonly productId: string; readonly quantity: number; readonly unitPrice: number };
  readonly now: Date;
}

/** Places an order as the marketplace hands one over; its id, or null where its number is taken. */
export async function placeOrder(db: MarketplaceDb, { seller, line, now }: Placed): Promise<string | null> {
  const { id, external_id: externalId, country_code: country, city, postal_code: postalCode } = seller;
  const brand: BrandId = seller.brand;
  const { calendar } = await readCalendarOf(db, id, now);
  const found = await findProducts(db, brand, [line.productId]);
  const products = new Map(found.map((row) => [row.product_id, row]));
  const order = madeUpOrder({ externalId, country, city, postalCode, line, now });
  const insert = orderRows({ order, seller, calendar, products, now }, brand);
  const [taken] = await takeOverOrders(db, brand, { inserts: [insert], now });
  return taken === 'accepted' ? (insert.order.id ?? null) : null;
}
