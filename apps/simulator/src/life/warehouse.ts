import type { WarehouseStockRecord } from '@offizin/marketplace-client/api.gen';
import type { DemoSeller } from '../demo/sellers.ts';
import { expiryFor, type WarehouseStock, warehouseRangeOf } from '../demo/warehouse-range.ts';
import type { Random } from '../random.ts';
import type { OpenOrder, OpenOrders } from './open-order.ts';

/** What the warehouse holds for each shop, by product. */
export type Shelves = Map<string, Map<string, WarehouseStock>>;

/** So few that can be sold make the shop send more. */
const fewLeft = 8;

function set(
  shelves: Shelves,
  { seller, productId }: { seller: string; productId: string },
  stock: WarehouseStock,
): WarehouseStockRecord {
  shelves.get(seller)?.set(productId, stock);
  return { seller, productId, stock };
}

/** Reserves what the warehouse's open orders ask for, as far as it is there; returns what changed. */
export function reserve(shelves: Shelves, orders: OpenOrders): WarehouseStockRecord[] {
  const wanted = new Map<string, number>();
  for (const { fulfilledByMarketplace, status, seller, lines } of orders.values()) {
    if (!fulfilledByMarketplace || (status !== 'new' && status !== 'pending')) continue;
    for (const { productId, quantity } of lines) {
      const key = `${seller} ${productId}`;
      wanted.set(key, (wanted.get(key) ?? 0) + quantity);
    }
  }
  return [...shelves].flatMap(([seller, shelf]) =>
    [...shelf].flatMap(([productId, stock]) => {
      const reserved = Math.min(stock.onHand, wanted.get(`${seller} ${productId}`) ?? 0);
      return reserved === stock.reserved ? [] : [set(shelves, { seller, productId }, { ...stock, reserved })];
    }),
  );
}

/** The units of an order leave the warehouse; returns what changed. */
export function ship(shelves: Shelves, { seller, lines }: Pick<OpenOrder, 'seller' | 'lines'>): WarehouseStockRecord[] {
  return lines.flatMap(({ productId, quantity }) => {
    const stock = shelves.get(seller)?.get(productId);
    if (stock === undefined) return [];
    const onHand = Math.max(0, stock.onHand - quantity);
    const reserved = Math.min(onHand, Math.max(0, stock.reserved - quantity));
    const none = onHand === 0 ? { storedSince: null, nextExpiry: null } : {};
    return [set(shelves, { seller, productId }, { ...stock, ...none, onHand, reserved })];
  });
}

/** One delivery that was on its way comes in, and a product of which few are left is sent for; returns what changed. */
export function deliver(
  shelves: Shelves,
  seller: DemoSeller,
  { today, random }: { today: string; random: Random },
): WarehouseStockRecord[] {
  const products = warehouseRangeOf(seller);
  const shelf = shelves.get(seller.externalId);
  const of = (fits: (stock: WarehouseStock) => boolean) =>
    products.flatMap((product) => {
      const stock = shelf?.get(product.productId);
      return stock !== undefined && fits(stock) ? [{ product, stock }] : [];
    });
  const coming = of(({ incoming }) => incoming > 0);
  const short = of(({ incoming, onHand, reserved }) => incoming === 0 && onHand - reserved <= fewLeft);
  const changed: WarehouseStockRecord[] = [];
  if (coming.length > 0) {
    const { product, stock } = random.pick(coming);
    const subject = { seller: seller.externalId, productId: product.productId };
    const { onHand, incoming, storedSince, nextExpiry } = stock;
    const days = { storedSince: storedSince ?? today, nextExpiry: nextExpiry ?? expiryFor(product, today, random) };
    changed.push(set(shelves, subject, { ...stock, ...days, onHand: onHand + incoming, incoming: 0 }));
  }
  if (short.length > 0) {
    const { product, stock } = random.pick(short);
    changed.push(
      set(
        shelves,
        { seller: seller.externalId, productId: product.productId },
        { ...stock, incoming: random.int(2, 12) * 6 },
      ),
    );
  }
  return changed;
}
