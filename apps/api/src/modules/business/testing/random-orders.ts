import { anOrder } from '@offizin/testkit/records';
import type { Browser } from '../../../testing/browser.ts';
import { machineCall, putOrders, type TestPortal } from '../../../testing/portal.ts';

/** A number below `end`. */
export type Dice = (end: number) => number;

/** The same numbers with each run, so that a history that fails fails again. */
export function makeDice(seed: number): Dice {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

export interface Placed {
  readonly number: string;
  readonly isOwn: boolean;
}

interface Range {
  /** The first order's number. */
  readonly first: number;
  /** The day on which the oldest of them may have come in, and how many days there are from it on. */
  readonly from: Date;
  readonly days: number;
  /** Products are `P-1` up to this one. */
  readonly products: number;
}

/** Orders of two shops over some days, some of which were cancelled before they came. */
export async function placeSome(portal: TestPortal, dice: Dice, range: Range): Promise<Placed[]> {
  const { first, from, days, products } = range;
  const orders = Array.from({ length: 1 + dice(6) }, (_, index) => {
    const seller = dice(4) === 0 ? 'ahorn' : 'linden';
    const minutes = (dice(days) * 24 + dice(24)) * 60 + dice(60);
    const createdAt = new Date(from.getTime() + minutes * 60_000).toISOString();
    const isGone = dice(6) === 0;
    const lines = Array.from({ length: 1 + dice(3) }, (__, line) => ({
      productId: `P-${1 + ((line + dice(products)) % products)}`,
      quantity: 1 + dice(4),
      unitPrice: 100 + dice(900),
      stockOrigin: 'own' as const,
    }));
    return anOrder({
      number: String(first + index),
      seller,
      createdAt,
      lines,
      fulfilledByMarketplace: seller === 'linden' && dice(5) === 0,
      discount: { amount: dice(90), label: null },
      ...(isGone && {
        past: { status: 'cancelled', shipment: [], cancellation: { reason: 'no_stock', at: createdAt } },
      }),
    });
  });
  await putOrders(portal, 'de', orders);
  return orders.map(({ number, seller, fulfilledByMarketplace }) => ({
    number,
    isOwn: seller === 'linden' && !fulfilledByMarketplace,
  }));
}

interface Act {
  readonly order: Placed;
  readonly browser: Browser;
}

/** One step of an order, which may be refused; what became of it is what counts. */
export async function take(portal: TestPortal, dice: Dice, { order: { number, isOwn }, browser }: Act): Promise<void> {
  if (!isOwn || dice(4) === 0) {
    await machineCall(portal, {
      method: 'POST',
      path: `/orders/${number}/cancel`,
      body: { reason: 'cancelled_by_customer' },
    });
    return;
  }
  const [row] = await portal.ask<{ id: string; version: number }>(
    'select id, version from seller_order where number = $1',
    [number],
  );
  const lines = await portal.ask<{ id: string; left: number }>(
    'select id, quantity - cancelled_quantity as left from order_line where order_id = $1',
    [row?.id],
  );
  const { id: orderId = '', version = 1 } = row ?? {};
  const items = lines.flatMap(({ id, left }) =>
    left > 0 && dice(2) === 0 ? [{ lineId: id, quantity: 1 + dice(left) }] : [],
  );
  const steps = [
    { path: 'confirm', body: { version, isUndoable: true } },
    { path: 'undo', body: { version } },
    { path: 'reject', body: { version, reason: 'no_stock' } },
    { path: 'cancel-units', body: { version, items, reason: 'no_stock' } },
    { path: 'process', body: { version, courier: 'dhl', trackingNumber: '0034 0434 1234 5678 9012' } },
  ];
  const step = steps[dice(steps.length)];
  if (step === undefined || (step.path === 'cancel-units' && items.length === 0)) return;
  await browser.call('POST', `/orders/${orderId}/${step.path}`, { body: step.body });
}
