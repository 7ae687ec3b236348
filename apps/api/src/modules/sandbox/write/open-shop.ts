import { offerStatus } from '@offizin/domain/offers/offer-kinds';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { App } from '../../../platform/app.ts';
import { type SellerDb, withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { Places } from '../../../platform/sandbox/sandbox.ts';
import type { SellerRow } from '../../../platform/sandbox/seller-row.ts';
import { findProducts, upsertProducts } from '../../catalogue/write/product-queries.ts';
import { newOffers } from '../../offers/write/offer-write-queries.ts';
import { finishRun, insertRun, lockSellerOffers } from '../../offers/write/run-queries.ts';
import { emptySummary } from '../../offers/write/run-totals.ts';
import { writeOffers } from '../../offers/write/write-offers.ts';
import { copySeller, isCopyOf } from '../../sellers/write/seller-write-queries.ts';
import { followDays } from './follow-days.ts';
import { madeUpGoods } from './made-up-goods.ts';
import { placeOrder } from './place-order.ts';
import { findOpened, isOpen } from './sandbox-queries.ts';

type Goods = ReturnType<typeof madeUpGoods>;

/** Puts the goods up for sale; false where somebody else has done so meanwhile. */
async function putUp(db: SellerDb, goods: Goods, at: { numbers: ReadonlyMap<string, number>; now: Date }) {
  const { sellerId } = db;
  const { now } = at;
  await lockSellerOffers(db);
  if (await isOpen(db)) return false;
  const offers = goods.map(({ product: { productId }, price, stock }) => {
    const point = { price, stock, origin: 'own' as const, active: true };
    const status = offerStatus({ ...point, blockedBy: null });
    const number = at.numbers.get(productId) ?? 0;
    return { product_no: number, ...point, status, finding: null, zero_since: stock === 0 ? now : null };
  });
  const runNo = await insertRun(db, sellerId, {
    kind: 'edit',
    dry: false,
    actorName: 'Sandbox',
    impersonatedBy: null,
    startedAt: now,
  });
  const run = { sellerId, runNo, now };
  const byStatus = Map.groupBy(offers, ({ status }) => status);
  const counts = new Map([...byStatus].map(([status, own]) => [status, own.length]));
  const changes = { source: newOffers(offers), created: offers.length, changed: 0, removed: 0, counts };
  await writeOffers(db, run, changes);
  await finishRun(db, run, { ...emptySummary(), rows: offers.length, created: offers.length });
  return true;
}

/** So many orders are there when somebody begins. */
const ordersToBegin = 2;

/** Puts up goods and places the first orders, unless somebody else has done so meanwhile. */
async function fillShop({ pool, clock }: App, seller: SellerRow): Promise<void> {
  const brand: BrandId = seller.brand;
  const now = clock();
  const goods = madeUpGoods(seller.country_code, wallClockAt(now, brands[brand].timeZone).date);
  const found = await withMarketplace(pool, brand, async (db) => {
    const products = goods.map(({ product }) => ({ ...product, codeSystem: null, codeNo: null }));
    await upsertProducts(db, brand, products);
    return findProducts(
      db,
      brand,
      products.map(({ productId }) => productId),
    );
  });
  const numbers = new Map(found.map(({ product_id: id, no }) => [id, no]));
  const shop = { sellerId: seller.id, brand };
  if (!(await withSeller(pool, shop, (db) => putUp(db, goods, { numbers, now })))) return;
  await withMarketplace(pool, brand, async (db) => {
    for (const { product, price } of goods.slice(0, ordersToBegin))
      await placeOrder(db, { seller, line: { productId: product.productId, quantity: 1, unitPrice: price }, now });
  });
}

/**
 * Makes the shop in the sandbox, under the id that it has in the portal, or brings it up to what it is there by now; harmless to
 * repeat, also where it ended half-way.
 */
export async function openShop(places: Places, seller: SellerRow): Promise<void> {
  const { pool } = places.sandbox;
  const brand: BrandId = seller.brand;
  const opened = await withMarketplace(pool, brand, (db) => findOpened(db, seller.id));
  const isSame = opened !== undefined && isCopyOf(opened, seller);
  if (!isSame) await withMarketplace(pool, brand, (db) => copySeller(db, seller));
  await followDays(places, { sellerId: seller.id, brand });
  if (opened === undefined) await fillShop(places.sandbox, seller);
}
