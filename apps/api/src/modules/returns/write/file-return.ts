import type { ReturnRecord } from '@offizin/contract/returns/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { forShop, sumsOf } from '@offizin/domain/ledger/ledger';
import { limits } from '@offizin/domain/limits';
import { isInPeriod, kindRules, returnTerms } from '@offizin/domain/returns/return-terms';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { findBookedLedger } from '../../ledger/write/ledger-write-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import type { KeptItem, TakenStep } from '../tables.ts';
import { fullCost, type Refunded } from './effect-of.ts';
import { requestedEvent } from './return-events.ts';
import { findReturnable, findReturnedItems, insertReturn, type ReturnableOrder } from './return-insert-queries.ts';
import { lockNumbered, type ReturnRow } from './return-queries.ts';
import { dueOf } from './take-step.ts';
import { takenUnits } from './taken-items.ts';

/** What a customer asks for, of which shop and under which number. */
interface AskedReturn {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly returnNo: string;
  readonly record: ReturnRecord;
  readonly now: Date;
}

const day = 86_400_000;

/** The products that come back, of the lines that are left and not returned before; null where the order has too few. */
function itemsOf({ record }: AskedReturn, order: ReturnableOrder, taken: ReadonlyMap<string, number>) {
  const items: KeptItem[] = [];
  for (const { productId, units } of record.items) {
    const line = order.lines.find((each) => each.product_id === productId);
    if (line === undefined || items.some(({ lineId }) => lineId === line.id)) return null;
    if (units > line.quantity - line.cancelled_quantity - (taken.get(line.id) ?? 0)) return null;
    items.push({ lineId: line.id, name: line.name, units, amount: units * line.unit_price });
  }
  return items;
}

/** Whether the customer may ask for this: of an order that was sent, within the time of its kind. */
function isPossible({ record }: AskedReturn, { status, origin }: ReturnableOrder): boolean {
  // Nobody paid for a replacement: what comes back is of the order that it is for.
  if (origin === 'replacement') return false;
  if (status !== 'processed' && status !== 'finalised') return false;
  if (record.deliveredAt === null) return record.kind === 'not_arrived';
  const days = Math.floor((Date.parse(record.requestedAt) - Date.parse(record.deliveredAt)) / day);
  return isInPeriod(record.kind, days);
}

/** What of the shipping goes back with everything: only where the whole order is withdrawn, and never more than the standard. */
function shippingBack({ record, brand }: AskedReturn, order: ReturnableOrder, items: readonly KeptItem[]): number {
  const left = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled_quantity, 0);
  const isAll = items.reduce((sum, { units }) => sum + units, 0) === left;
  const isWhole = isAll && (record.kind === 'withdrawal' || record.kind === 'not_arrived');
  return isWhole ? Math.min(order.shipping, returnTerms[brand].standardShipping) : 0;
}

/** What a full refund would cost, as far as the order brought it. */
async function heldOf(db: MarketplaceDb, brand: BrandId, of: Refunded): Promise<number> {
  const cost = await fullCost(db, of);
  const booked = await findBookedLedger(db, brand, of.order_number);
  return booked === undefined ? 0 : Math.max(0, Math.min(cost, forShop(sumsOf(booked.lines))));
}

interface Filed {
  readonly order: ReturnableOrder;
  readonly items: readonly KeptItem[];
}

/** Writes what is asked for: goods that are withdrawn are on their way at once, everything else waits for the shop. */
async function file(db: MarketplaceDb, asked: AskedReturn, { order, items }: Filed): Promise<void> {
  const { sellerId, brand, returnNo, record } = asked;
  const requestedAt = new Date(record.requestedAt);
  const isAtOnce = kindRules[record.kind].atOnce;
  const first: TakenStep = { step: 'request', at: record.requestedAt, by: 'customer', name: null };
  const steps = isAtOnce ? [first, { ...first, step: 'accept' as const, by: 'time' as const }] : [first];
  const state = isAtOnce ? ('on_the_way' as const) : ('requested' as const);
  const atStake = items.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = shippingBack(asked, order, items);
  const { label } = returnTerms[brand];
  const of = { seller_id: sellerId, order_number: order.number, kind: record.kind, items, shipping, label };
  const due = { state, refunded: 0, isComplete: false, now: requestedAt };
  await insertReturn(db, {
    seller_id: sellerId,
    brand,
    return_no: returnNo,
    order_id: order.id,
    kind: record.kind,
    state,
    items: JSON.stringify(items),
    currency: order.currency,
    at_stake: atStake,
    shipping,
    label,
    held: await heldOf(db, brand, of),
    customer_words: record.words,
    steps: JSON.stringify(steps),
    delivered_at: record.deliveredAt === null ? null : new Date(record.deliveredAt),
    requested_at: requestedAt,
    due_at: await dueOf(
      db,
      { seller_id: sellerId, brand, kind: record.kind, at_stake: atStake, steps, warehouse: order.warehouse },
      due,
    ),
  });
}

/** Notifies the shop: its open browsers, the bell and its own systems. */
async function announceReturn(db: MarketplaceDb, row: ReturnRow, now: Date): Promise<void> {
  const { seller_id: sellerId, id: returnId, return_no: returnNo, state } = row;
  await announceTo(db, [{ sellerId, topic: 'returns', payload: { returnId, state } }]);
  const notice = { params: { number: returnNo, returnId }, dedupeKey: `return:${returnId}:requested`, at: now };
  await notifyAll(db, [{ sellerId, kind: 'return_requested', ...notice }]);
  await notifySystems(db, [requestedEvent(row, { state, at: now })]);
  await enqueueJob(db, { name: 'settle_return', payload: { sellerId, returnId } });
}

/** Files what a customer returns or complains about, and notifies the shop (ORD-22); else why not. */
export async function fileReturn(
  db: MarketplaceDb,
  asked: AskedReturn,
): Promise<ReturnRow | 'not_found' | 'not_possible'> {
  const { sellerId, brand, returnNo, record, now } = asked;
  const order = await findReturnable(db, brand, { sellerId, number: record.orderNumber });
  if (order === undefined) return 'not_found';
  if (!isPossible(asked, order)) return 'not_possible';
  const before = await findReturnedItems(db, { sellerId, orderId: order.id });
  if (before.length >= limits.returnsPerPage) return 'not_possible';
  const items = itemsOf(asked, order, takenUnits(before));
  if (items === null) return 'not_possible';
  await file(db, asked, { order, items });
  const row = await lockNumbered(db, { sellerId, returnNo });
  if (row === undefined) return 'not_found';
  await announceReturn(db, row, now);
  return row;
}
