import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { forShop, sumsOf } from '@offizin/domain/ledger/ledger';
import { isInPeriod, kindRules, returnTerms } from '@offizin/domain/returns/return-terms';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { findBookedLedger } from '../../ledger/write/ledger-write-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import type { KeptItem, TakenStep } from '../tables.ts';
import { fullCost, type Refunded } from '../write/effect-of.ts';
import {
  findReturnable,
  findReturnedItems,
  insertReturn,
  type ReturnableOrder,
} from '../write/return-insert-queries.ts';
import { requestedEvent } from '../write/return-events.ts';
import { lockNumbered, type ReturnRow } from '../write/return-queries.ts';
import { dueOf } from '../write/take-step.ts';
import { takenUnits } from '../write/taken-items.ts';
import { returnStanding } from './return-standing.ts';

type Put = InputOf<typeof marketplaceApi.putReturn>;

const day = 86_400_000;

/** The products that come back, of the lines that are left and not returned before; null where the order has too few. */
function itemsOf({ body }: Put, order: ReturnableOrder, taken: ReadonlyMap<string, number>): KeptItem[] | null {
  const items: KeptItem[] = [];
  for (const { productId, units } of body.items) {
    const line = order.lines.find((each) => each.product_id === productId);
    if (line === undefined || items.some(({ lineId }) => lineId === line.id)) return null;
    if (units > line.quantity - line.cancelled_quantity - (taken.get(line.id) ?? 0)) return null;
    items.push({ lineId: line.id, name: line.name, units, amount: units * line.unit_price });
  }
  return items;
}

/** Whether the customer may ask for this: of an order that was sent, within the time of its kind. */
function isPossible({ body }: Put, { status, origin }: ReturnableOrder): boolean {
  // Nobody paid for a replacement: what comes back is of the order that it is for.
  if (origin === 'replacement') return false;
  if (status !== 'processed' && status !== 'finalised') return false;
  if (body.deliveredAt === null) return body.kind === 'not_arrived';
  const days = Math.floor((Date.parse(body.requestedAt) - Date.parse(body.deliveredAt)) / day);
  return isInPeriod(body.kind, days);
}

/** What of the shipping goes back with everything: only where the whole order is withdrawn, and never more than the standard. */
function shippingBack({ body, caller }: Put, order: ReturnableOrder, items: readonly KeptItem[]): number {
  const left = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled_quantity, 0);
  const isAll = items.reduce((sum, { units }) => sum + units, 0) === left;
  const isWhole = isAll && (body.kind === 'withdrawal' || body.kind === 'not_arrived');
  return isWhole ? Math.min(order.shipping, returnTerms[caller.brand].standardShipping) : 0;
}

/** What a full refund would cost, as far as the order brought it. */
async function heldOf({ db, caller }: Put, of: Refunded): Promise<number> {
  const cost = await fullCost(db, of);
  const booked = await findBookedLedger(db, caller.brand, of.order_number);
  return booked === undefined ? 0 : Math.max(0, Math.min(cost, forShop(sumsOf(booked.lines))));
}

const notPossible = ({ fail }: Put) => fail('return.not_possible');

interface Filed {
  readonly sellerId: string;
  readonly order: ReturnableOrder;
  readonly items: readonly KeptItem[];
}

/** Writes what was handed over: goods that are withdrawn are on their way at once, everything else waits for the shop. */
async function file(input: Put, { sellerId, order, items }: Filed): Promise<string | undefined> {
  const { db, caller, params, body } = input;
  const { brand } = caller;
  const requestedAt = new Date(body.requestedAt);
  const isAtOnce = kindRules[body.kind].atOnce;
  const asked: TakenStep = { step: 'request', at: body.requestedAt, by: 'customer', name: null };
  const steps = isAtOnce ? [asked, { ...asked, step: 'accept' as const, by: 'time' as const }] : [asked];
  const state = isAtOnce ? ('on_the_way' as const) : ('requested' as const);
  const atStake = items.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = shippingBack(input, order, items);
  const { label } = returnTerms[brand];
  const of = { seller_id: sellerId, order_number: body.orderNumber, kind: body.kind, items, shipping, label };
  const due = { state, refunded: 0, isComplete: false, now: requestedAt };
  return insertReturn(db, {
    seller_id: sellerId,
    brand,
    return_no: params.returnNo,
    order_id: order.id,
    kind: body.kind,
    state,
    items: JSON.stringify(items),
    currency: order.currency,
    at_stake: atStake,
    shipping,
    label,
    held: await heldOf(input, of),
    customer_words: body.words,
    steps: JSON.stringify(steps),
    delivered_at: body.deliveredAt === null ? null : new Date(body.deliveredAt),
    requested_at: requestedAt,
    due_at: await dueOf(
      db,
      { seller_id: sellerId, brand, kind: body.kind, at_stake: atStake, steps, warehouse: order.warehouse },
      due,
    ),
  });
}

/** Notifies the shop: its open browsers, the bell and its own systems. */
async function tell({ db, now }: Put, row: ReturnRow): Promise<void> {
  const { seller_id: sellerId, id: returnId, return_no: returnNo, state } = row;
  await announceTo(db, [{ sellerId, topic: 'returns', payload: { returnId, state } }]);
  const notice = { params: { number: returnNo, returnId }, dedupeKey: `return:${returnId}:requested`, at: now };
  await notifyAll(db, [{ sellerId, kind: 'return_requested', ...notice }]);
  await notifySystems(db, [requestedEvent(row, { state, at: now })]);
  await enqueueJob(db, { name: 'settle_return', payload: { sellerId, returnId } });
}

/** Takes what a customer returns or complains about; a number that is taken stays what it is (MKT-01, ORD-22). */
export async function putReturn(input: Put) {
  const { db, caller, params, body, fail } = input;
  const { brand } = caller;
  const { externalId: seller, returnNo } = params;
  const [shop] = await findSellers(db, brand, [seller]);
  const { id: sellerId } = shop ?? fail('not_found');
  const known = await lockNumbered(db, { sellerId, returnNo });
  if (known !== undefined) return returnStanding({ ...known, seller });
  const order = (await findReturnable(db, brand, { sellerId, number: body.orderNumber })) ?? fail('not_found');
  if (!isPossible(input, order)) return notPossible(input);
  const before = await findReturnedItems(db, { sellerId, orderId: order.id });
  if (before.length >= limits.returnsPerPage) return notPossible(input);
  const items = itemsOf(input, order, takenUnits(before)) ?? notPossible(input);
  await file(input, { sellerId, order, items });
  const row = (await lockNumbered(db, { sellerId, returnNo })) ?? fail('not_found');
  await tell(input, row);
  return returnStanding({ ...row, seller });
}
