import type { BrandId } from '@offizin/domain/brand/brands';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { newOrderNotices } from './new-order-notices.ts';
import { createdEvent } from './step-events.ts';
import { differenceOf } from './order-difference.ts';
import { findPlacedOrders, type PlacedOrder } from './placed-order-queries.ts';
import { findNumberHolders, insertFreeOrders, type OrderInsert } from './order-insert-queries.ts';

/**
 * What became of each order, in their order: `unchanged` is there already, with a field that `differs` from what was
 * placed; `number_taken` by an order of another seller.
 */
export type TakenOver = 'accepted' | 'unchanged' | 'number_taken' | { readonly differs: string };

/** The orders that are there already, as their sellers' were placed: by number. */
async function findHeld(db: MarketplaceDb, refused: readonly OrderInsert[]): Promise<ReadonlyMap<string, PlacedOrder>> {
  const held: (readonly [string, PlacedOrder])[] = [];
  for (const [sellerId, own] of Map.groupBy(refused, ({ order }) => order.seller_id)) {
    const numbers = own.map(({ order }) => order.number);
    held.push(...(await findPlacedOrders(db, sellerId, numbers)));
  }
  return new Map(held);
}

/** Takes orders over from the marketplace and notifies their sellers; a number belongs to one order of the brand (MKT-01). */
export async function takeOverOrders(
  db: MarketplaceDb,
  brand: BrandId,
  { inserts, now }: { readonly inserts: readonly OrderInsert[]; readonly now: Date },
): Promise<TakenOver[]> {
  const written = await insertFreeOrders(db, inserts);
  const fresh = new Set(written);
  const refused = inserts.filter((insert) => !fresh.has(insert));
  const holders =
    refused.length === 0
      ? new Map<string, string>()
      : await findNumberHolders(db, brand, [...new Set(refused.map(({ order }) => order.number))]);
  const placed = await findHeld(
    db,
    refused.filter(({ order }) => holders.get(order.number) === order.seller_id),
  );
  const orders = written.map(({ order }) => order);
  const bySeller = Map.groupBy(orders, (order) => order.seller_id);
  await announceTo(
    db,
    [...bySeller].map(([sellerId, own]) => ({ sellerId, ...orderAnnouncement(own.map((order) => order.id)) })),
  );
  await notifyAll(db, newOrderNotices(orders, now));
  await notifySystems(
    db,
    orders.map(({ seller_id: sellerId, id, number, status }) => createdEvent({ sellerId, id, number, status }, now)),
  );
  return inserts.map((insert) => {
    if (fresh.has(insert)) return 'accepted';
    if (holders.get(insert.order.number) !== insert.order.seller_id) return 'number_taken';
    const before = placed.get(insert.order.number);
    const differs = before === undefined ? null : differenceOf(insert, before);
    return differs === null ? 'unchanged' : { differs };
  });
}
