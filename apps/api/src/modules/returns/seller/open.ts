import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { exceedsSale } from '@offizin/domain/returns/return-money';
import { isInPeriod } from '@offizin/domain/returns/return-terms';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertReturnMoved } from '../../events/write/marketplace-event-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import type { KeptItem, TakenStep } from '../tables.ts';
import { fullCost } from '../write/effect-of.ts';
import {
  findReturnedItems,
  insertReturn,
  lockReturnable,
  type ReturnableOrder,
} from '../write/return-insert-queries.ts';
import { findSaleLeft } from '../write/return-queries.ts';
import { dueOf } from '../write/take-step.ts';
import { takenUnits } from '../write/taken-items.ts';
import { readReturn } from './read.ts';

type Open = InputOf<typeof api.returnDecisions.open>;
type Returnable = ReturnableOrder;

const day = 86_400_000;

/** What of an order is neither cancelled nor given back. */
function itemsLeft({ lines }: Returnable, taken: ReadonlyMap<string, number>): KeptItem[] {
  return lines.flatMap(({ id, name, quantity, cancelled_quantity: cancelled, unit_price: price }) => {
    const units = quantity - cancelled - (taken.get(id) ?? 0);
    return units > 0 ? [{ lineId: id, name, units, amount: units * price }] : [];
  });
}

/** Whether the shop may give something back of an order: of one that it sent itself, for a while. */
function isPossible({ status, warehouse, origin, processed_at: sentAt }: Returnable, now: Date): boolean {
  // Nobody paid for a replacement: what is given back is of the order that it is for.
  if (origin === 'replacement') return false;
  if (warehouse || sentAt === null || (status !== 'processed' && status !== 'finalised')) return false;
  return isInPeriod('goodwill', Math.floor((now.getTime() - sentAt.getTime()) / day));
}

/** Writes a case of the shop's own, with everything that is left of the order; nothing is given back yet. */
async function file(
  { db, session, now, fail }: Open,
  order: Returnable,
  { no, items }: { no: string; items: KeptItem[] },
) {
  const { sellerId, brand, userName: name } = session;
  const asked: TakenStep = { step: 'request', at: now.toISOString(), by: 'shop', name };
  const atStake = items.reduce((sum, { amount }) => sum + amount, 0);
  const of = { seller_id: sellerId, brand, kind: 'goodwill' as const, at_stake: atStake, steps: [asked] };
  const money = { order_number: order.number, items, shipping: 0, label: 0 };
  const cost = await fullCost(db, { ...of, ...money });
  const sale = await findSaleLeft(db, { sellerId, orderNumber: order.number });
  // The marketplace may have given everything back itself.
  if (exceedsSale(1, sale)) return fail('return.not_possible');
  const brought = sale === undefined ? 0 : sale.sold + sale.commission + sale.commissionVat;
  return insertReturn(db, {
    seller_id: sellerId,
    brand,
    return_no: no,
    order_id: order.id,
    kind: of.kind,
    state: 'requested',
    items: JSON.stringify(items),
    currency: order.currency,
    at_stake: atStake,
    shipping: money.shipping,
    label: money.label,
    held: Math.max(0, Math.min(cost, brought)),
    customer_words: null,
    steps: JSON.stringify(of.steps),
    delivered_at: null,
    requested_at: now,
    due_at: await dueOf(db, { ...of, warehouse: false }, { state: 'requested', refunded: 0, isComplete: false, now }),
  });
}

/** Begins to give something back that nobody asked for; the decision itself is made like any other (ORD-22). */
export async function open(input: Open) {
  const { db, session, body, now, fail } = input;
  const { sellerId } = db;
  const order = (await lockReturnable(db, body.orderId)) ?? fail('not_found');
  const before = await findReturnedItems(db, { sellerId, orderId: order.id });
  const own = before.filter(({ kind }) => kind === 'goodwill');
  const begun = own.find(({ state }) => state === 'requested');
  const items = itemsLeft(order, takenUnits(before));
  const isFull = items.length === 0 || before.length >= limits.returnsPerPage;
  if (begun === undefined && (isFull || !isPossible(order, now))) return fail('return.not_possible');
  const no = `G-${order.number}-${own.length + 1}`;
  const returnId = begun?.id ?? (await file(input, order, { no, items })) ?? fail('return.not_possible');
  const moved = { returnNo: no, step: 'request', state: 'requested' } as const;
  if (begun === undefined) await insertReturnMoved(db, { sellerId, orderNumber: order.number, now }, moved);
  await announce(db, { topic: 'returns', payload: { returnId, state: 'requested' } });
  await enqueueJob(db, { name: 'settle_return', payload: { sellerId, returnId } });
  return (await readReturn(db, returnId, { session, now })) ?? fail('not_found');
}
