import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { type Browser, signedIn } from '../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';

const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
] as const;
const sellerIds = [
  await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [...services] })),
  await putSeller(portal, 'de', 'ahorn', aSeller({ users: [aUser('ahorn')] })),
];
await putProducts(
  portal,
  'de',
  ['P-1', 'P-2', 'P-3'].map((productId) => aProduct({ productId, nationalCode: null, gtin: null })),
);
const linden = await signedIn(portal, 'linden');

const kept = () =>
  portal.ask(`select 'hour' as of, seller_id, brand, warehouse, hour as at, '' as product, orders, units, value from sales_hour
    union all select 'product', seller_id, brand, warehouse, day, product_id, 0, units, value from product_day order by 1, 2, 4, 5, 6`);

/** A number below `end`; the same ones with each run, so that a history that fails fails again. */
function makeDice(seed: number) {
  let state = seed;
  return (end: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

interface Placed {
  readonly number: string;
  readonly isOwn: boolean;
}

/** Orders of two shops over some days, some of which were cancelled before they came. */
async function placeSome(dice: (end: number) => number, first: number): Promise<Placed[]> {
  const orders = Array.from({ length: 1 + dice(6) }, (_, index) => {
    const seller = dice(4) === 0 ? 'ahorn' : 'linden';
    const createdAt = new Date(Date.UTC(2026, 9, 20 + dice(35), dice(24), dice(60))).toISOString();
    const isGone = dice(6) === 0;
    const lines = Array.from({ length: 1 + dice(3) }, (__, line) => ({
      productId: `P-${1 + ((line + dice(3)) % 3)}`,
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

/** One step of an order, which may be refused; what became of it is what counts. */
async function take(dice: (end: number) => number, { number, isOwn }: Placed, browser: Browser): Promise<void> {
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

test('MET-08 what is kept equals what is counted, after random histories of orders', async () => {
  const dice = makeDice(20_261_127);
  const placed: Placed[] = [];
  for (let round = 0; round < 40; round += 1) {
    placed.push(...(await placeSome(dice, 51_000_000 + round * 10)));
    for (let step = 0; step < 4; step += 1) {
      const order = placed[dice(placed.length)];
      if (order !== undefined) await take(dice, order, linden);
    }
    if (round % 20 === 0) await portal.ask('delete from rate_window');
  }
  const before = await kept();
  expect(before.length).toBeGreaterThan(100);
  const happened = await portal.ask<{ kind: string }>('select distinct kind from order_history');
  const kinds = ['cancelled_by_customer', 'confirmed', 'processed', 'rejected', 'taken_back', 'units_cancelled'];
  expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  for (const sellerId of sellerIds) await portal.ask('select recount_sales($1)', [sellerId]);
  expect(await kept()).toEqual(before);
});

test('MET-08 what is cancelled on a day that is no longer kept comes back to no figure', async () => {
  await putOrders(portal, 'de', [anOrder({ number: '52000001' })]);
  await portal.ask('delete from sales_hour');
  await portal.ask('delete from product_day');
  await machineCall(portal, {
    method: 'POST',
    path: '/orders/52000001/cancel',
    body: { reason: 'cancelled_by_customer' },
  });
  expect(await kept()).toEqual([]);
});

test.each(brandIds)('MET-08 days of %s begin in the database as in the program', async (brand: BrandId) => {
  const [row] = await portal.ask<{ zone: string }>('select brand_time_zone($1) as zone', [brand]);
  expect(row?.zone).toBe(brands[brand].timeZone);
});
