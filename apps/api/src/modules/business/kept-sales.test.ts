import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { sumSoldDays } from './jobs/sum-days.job.ts';
import { makeDice, type Placed, placeSome, take } from './testing/random-orders.ts';

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
    union all select 'product', seller_id, brand, warehouse, day, product_id, 0, units, value from product_day
    union all select 'summed', seller_id, brand, false, first_own_day, product_id, own_units, units, value from product_window order by 1, 2, 4, 5, 6`);

test('MET-08 what is kept equals what is counted, after random histories of orders', async () => {
  const dice = makeDice(20_261_127);
  const from = new Date('2026-10-20T00:00:00.000Z');
  const placed: Placed[] = [];
  for (let round = 0; round < 40; round += 1) {
    placed.push(...(await placeSome(portal, dice, { first: 51_000_000 + round * 10, from, days: 35, products: 3 })));
    for (let step = 0; step < 4; step += 1) {
      const order = placed[dice(placed.length)];
      if (order !== undefined) await take(portal, dice, { order, browser: linden });
    }
    if (round % 20 === 0) await portal.ask('delete from rate_window');
    if (round === 20) await sumSoldDays.run(portal.jobContext(), {});
  }
  const before = await kept();
  expect(before.length).toBeGreaterThan(100);
  const happened = await portal.ask<{ kind: string }>('select distinct kind from order_history');
  const kinds = ['cancelled_by_customer', 'confirmed', 'processed', 'rejected', 'taken_back', 'units_cancelled'];
  expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  for (const sellerId of sellerIds) await portal.ask('select recount_sales($1)', [sellerId]);
  await sumSoldDays.run(portal.jobContext(), {});
  expect(await kept()).toEqual(before);
});

test('MET-08 what is cancelled on a day that is no longer kept comes back to no figure', async () => {
  await putOrders(portal, 'de', [anOrder({ number: '52000001' })]);
  await portal.ask('delete from sales_hour');
  await portal.ask('delete from product_day');
  await portal.ask('delete from product_window');
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
