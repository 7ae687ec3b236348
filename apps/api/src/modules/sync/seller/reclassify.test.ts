import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import {
  machineCall,
  portalForFile,
  putMarketOffers,
  putProducts,
  putSeller,
  testNow,
} from '../../../testing/portal.ts';
import { reclassifyOffers, reclassifySeller } from '../jobs/reclassify.job.ts';

const product = (changes = {}) =>
  aProduct({ productType: 'parapharmacy', recommendedPrice: null, gtin: null, ...changes });

async function offer(
  seller: string,
  productId: string,
  changes: { price?: number; stock?: number; origin?: string; zeroSince?: Date } = {},
) {
  const { price = 1000, stock = 5, origin = 'own', zeroSince = null } = changes;
  await portal.ask(
    `insert into offer (seller_id, product_no, price, stock, origin, status, own_stock_zero_since, created_at, created_run, changed_at, changed_run)
     select $1, no, $3, $4, $5, 'active', $6, now(), 0, now(), 0 from product where product_id = $2`,
    [seller, productId, price, stock, origin, zeroSince],
  );
  await portal.ask(
    `insert into offer_count (seller_id, status, offers) values ($1, 'active', 1) on conflict (seller_id, status) do update set offers = offer_count.offers + 1`,
    [seller],
  );
}

const stateOf = async (seller: string) =>
  (
    await portal.ask<{ status: string; finding: string | null }>(
      'select status, finding from offer where seller_id = $1',
      [seller],
    )
  )[0];

/** Runs the brand's job and then every seller's that it asked for; returns these. */
async function judgeAnew(everything = false): Promise<string[]> {
  await portal.ask('delete from graphile_worker._private_jobs');
  await reclassifyOffers.run(portal.jobContext(), { brand: 'de', everything });
  const asked = await portal.ask<{ sellerId: string }>(
    `select payload->>'sellerId' as "sellerId" from graphile_worker._private_jobs`,
  );
  for (const payload of asked) await reclassifySeller.run(portal.jobContext(), payload);
  return asked.map((payload) => payload.sellerId);
}

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const otherId = await putSeller(portal, 'de', 'rosen', aSeller({ users: [aUser('rosen')] }));
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from offer');
  await portal.ask('delete from offer_count');
  await portal.ask('delete from sync_finding');
  await putProducts(portal, 'de', [product(), product({ productId: 'P-2', nationalCode: null })]);
  await judgeAnew();
});

test('SYN-01 a fall of the other prices takes an offer off sale, a rise brings it back', async () => {
  await offer(sellerId, 'P-1');
  await offer(otherId, 'P-2');
  await putMarketOffers(portal, 'de', [{ productId: 'P-1', seller: 'kassel', label: 'Kassel', price: 600 }]);
  expect(await judgeAnew()).toEqual([sellerId]);
  expect(await stateOf(sellerId)).toEqual({ status: 'inactive', finding: 'price_above_highest' });
  expect(await portal.ask('select finding, colour, numbers from sync_finding')).toEqual([
    { finding: 'price_above_highest', colour: 'red', numbers: ['1000', '900', '600'] },
  ]);
  expect(
    await portal.ask('select status, offers::int from offer_count where seller_id = $1 and offers > 0', [sellerId]),
  ).toEqual([{ status: 'inactive', offers: 1 }]);

  await putMarketOffers(portal, 'de', [{ productId: 'P-1', seller: 'kassel', label: 'Kassel', price: 700 }]);
  await judgeAnew();
  expect(await stateOf(sellerId)).toEqual({ status: 'active', finding: null });
  expect(await portal.ask('select 1 from sync_finding')).toEqual([]);
});

test('GEN-18 the seller is notified once a day when more must be fixed than before, not when less must', async () => {
  await portal.ask('delete from notification');
  const notified = () => portal.ask(`select kind, params from notification where seller_id = $1`, [sellerId]);
  await offer(sellerId, 'P-1');
  for (const price of [600, 700, 600, 700]) {
    await putMarketOffers(portal, 'de', [{ productId: 'P-1', seller: 'kassel', label: 'Kassel', price }]);
    await judgeAnew();
    expect(await notified()).toEqual([{ kind: 'red_results', params: { count: 1 } }]);
  }
});

test('SYN-01 a product that the marketplace blocks, and one that it opens again', async () => {
  await offer(sellerId, 'P-1');
  await putProducts(portal, 'de', [product({ blocked: true })]);
  await judgeAnew();
  expect(await stateOf(sellerId)).toEqual({ status: 'inactive', finding: 'not_available' });
  await putProducts(portal, 'de', [product()]);
  await judgeAnew();
  expect(await stateOf(sellerId)).toEqual({ status: 'active', finding: null });
});

/** A row of a file that has made no offer. */
async function waitingRow(
  finding: string,
  { code = '04877800', productNo = null }: { code?: string; productNo?: number | null },
) {
  const subject = productNo === null ? `i${code}/` : `p${productNo}`;
  await portal.ask(
    `insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, row_number, product_no, code, price, stock, origin)
     values ($1, $2, 0, now(), $3, 'grey', '{}', 7, $4, $5, 1000, 3, 'own')`,
    [sellerId, subject, finding, productNo, code],
  );
}
const offered = () =>
  portal.ask(
    `select p.product_id as "productId", o.price::int, o.stock, o.status from offer o join product p on p.no = o.product_no where o.seller_id = $1`,
    [sellerId],
  );

test('SYN-10 a product that comes into the catalogue makes the offer that its row asked for, also the seller’s first', async () => {
  await waitingRow('new_product', {});
  expect(await judgeAnew()).toEqual([]);
  await putProducts(portal, 'de', [product({ productId: 'P-9', nationalCode: '04877800' })]);
  expect(await judgeAnew()).toEqual([sellerId]);
  expect(await offered()).toEqual([{ productId: 'P-9', price: 1000, stock: 3, status: 'active' }]);
  expect(await portal.ask('select 1 from sync_finding')).toEqual([]);
});

test('SYN-10 one that comes with a rule against it has that result, by its product', async () => {
  await waitingRow('new_product', { code: '01234562' });
  await putProducts(portal, 'de', [
    product({ productId: 'P-8', nationalCode: '01234562', certificate: 'medical_devices' }),
  ]);
  await judgeAnew();
  expect(await offered()).toEqual([]);
  expect(
    await portal.ask(`select finding, colour, subject = 'p' || product_no as "ofProduct" from sync_finding`),
  ).toEqual([{ finding: 'certificate_required', colour: 'red', ofProduct: true }]);
});

test('SYN-10 a product that is opened again makes the offer of the row that it was closed to', async () => {
  const [blocked] = await portal.ask<{ no: number }>(`select no from product where product_id = 'P-1'`);
  await waitingRow('not_available', { productNo: blocked?.no ?? 0 });
  await putProducts(portal, 'de', [product({ name: 'Another name' })]);
  expect(await judgeAnew()).toEqual([sellerId]);
  expect(await offered()).toEqual([{ productId: 'P-1', price: 1000, stock: 3, status: 'active' }]);
});

test('SYN-10 changes of other products concern nobody who only has results', async () => {
  await waitingRow('new_product', { code: '04150037' });
  await putProducts(portal, 'de', [product({ name: 'Yet another name' })]);
  expect(await judgeAnew()).toEqual([]);
});

test('OFF-06 own stock at 0 for 30 days ends the sale without any change of the catalogue', async () => {
  const zeroSince = new Date(testNow.getTime() - 29.5 * 86_400_000);
  await offer(sellerId, 'P-1', { stock: 0, zeroSince });
  await judgeAnew(true);
  expect(await stateOf(sellerId)).toEqual({ status: 'out_of_stock', finding: null });
  portal.setNow(new Date(testNow.getTime() + 86_400_000 / 2));
  await judgeAnew(true);
  expect(await stateOf(sellerId)).toEqual({ status: 'inactive', finding: 'out_of_stock_too_long' });
});

test('SYN-01 a certificate that the marketplace gives lifts the rule at once', async () => {
  await putProducts(portal, 'de', [product({ certificate: 'medical_devices' })]);
  await offer(sellerId, 'P-1');
  await judgeAnew(true);
  expect(await stateOf(sellerId)).toEqual({ status: 'inactive', finding: 'certificate_required' });
  const body = { certificates: [{ certificate: 'medical_devices', validUntil: null }], contracts: [] };
  await machineCall(portal, { method: 'PUT', path: '/sellers/linden/permissions', body });
  await reclassifySeller.run(portal.jobContext(), { sellerId });
  expect(await stateOf(sellerId)).toEqual({ status: 'active', finding: null });
});

test('a catalogue that has not changed starts no job; an offer with the same result is not written', async () => {
  await offer(sellerId, 'P-1');
  expect(await judgeAnew()).toEqual([]);
  await judgeAnew(true);
  expect(
    await portal.ask(`select 1 from catalogue_run where seller_id = $1 and started_at > $2`, [
      sellerId,
      new Date(testNow.getTime() + 86_400_000),
    ]),
  ).toEqual([]);
  const [version] = await portal.ask<{ version: number }>('select version from offer');
  expect(version).toEqual({ version: 1 });
});
