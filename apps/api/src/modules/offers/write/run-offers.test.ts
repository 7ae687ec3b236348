import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterAll, expect, test } from 'vitest';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { jobTimeouts, openPool } from '../../../platform/db/connect/pool.ts';
import { type SellerDb, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { newOutcome, type Outcome } from './outcome.ts';
import { RunOffers } from './run-offers.ts';
import { insertRun } from './run-queries.ts';
import { readSellerOffers } from './seller-offers.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
const productIds = ['P-1', 'P-2', 'P-3', 'P-4', 'P-5'];
await putProducts(
  portal,
  'de',
  productIds.map((productId, at) => aProduct({ productId, nationalCode: null, gtin: null, name: `Gel ${at}` })),
);
const numbers = (await portal.ask<{ no: number }>('select no from product order by no')).map(({ no }) => no);

const pool = openPool(portal.app.config.databaseUrl, { size: 1, timeouts: jobTimeouts, forCopying: true });
afterAll(() => pool.end());

interface Options {
  readonly waitsForEnd?: boolean;
  readonly price?: number;
  readonly productNos?: readonly number[];
}

/** Writes offers by twos, from the last product to the first. */
async function write(
  { waitsForEnd = false, price = 500, productNos = numbers }: Options,
  end: (offers: RunOffers, db: SellerDb) => Promise<void>,
): Promise<number> {
  return withSeller(pool, { sellerId, brand: 'de' }, async (db) => {
    const offers = await readSellerOffers(db);
    const who = { kind: 'upload', dry: false, actorName: null, impersonatedBy: null, startedAt: testNow } as const;
    const run = { sellerId, now: testNow, runNo: await insertRun(db, sellerId, who) };
    const writes = new RunOffers(db, { run, offers, waitsForEnd, sliceOffers: 2 });
    for (const productNo of productNos.toReversed()) {
      const outcome: Outcome = { ...newOutcome(), productNo, slot: offers.slotOf(productNo), writes: true };
      writes.add({ ...outcome, newPrice: price, newStock: 3, newOrigin: 'own' });
    }
    await end(writes, db);
    return run.runNo;
  });
}

const whole = (offers: RunOffers) => offers.end();
const kept = () => portal.ask('select product_no as no, price::integer as price from offer order by product_no');
const counted = () => portal.ask('select status, offers::integer as offers from offer_count');

test('UPL-07 offers that are written by slices are all there, counted and announced once', async () => {
  await write({}, whole);
  expect(await kept()).toEqual(numbers.map((no) => ({ no, price: 500 })));
  expect(await counted()).toEqual([{ status: 'active', offers: 5 }]);
  const runNo = await write({ price: 600 }, whole);
  expect(await kept()).toEqual(numbers.map((no) => ({ no, price: 600 })));
  expect(await counted()).toEqual([{ status: 'active', offers: 5 }]);
  const before = await portal.ask('select old_price::integer as old from offer_change where run_no = $1', [runNo]);
  expect(before).toEqual(numbers.map(() => ({ old: 500 })));
  const events = await portal.ask(`select 1 from marketplace_event where kind = 'offers.changed'`);
  expect(events).toHaveLength(2);
});

test('UPL-07 a slice that fails leaves nothing of those before it', async () => {
  const twice = [...numbers, numbers[0] ?? 0];
  await expect(write({ price: 700, productNos: twice }, whole)).rejects.toThrow('offer_change');
  expect(await kept()).toEqual(numbers.map((no) => ({ no, price: 600 })));
});

test('UPL-07 where the end of the file decides, nothing is written before it', async () => {
  await write({ price: 800, waitsForEnd: true }, (offers) => offers.giveUp());
  expect(await kept()).toEqual(numbers.map((no) => ({ no, price: 600 })));
  await write({ price: 800, waitsForEnd: true }, whole);
  expect(await kept()).toEqual(numbers.map((no) => ({ no, price: 800 })));
});
