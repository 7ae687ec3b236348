import type { HandedOffer } from '@offizin/contract/offers/marketplace';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { machineCall, portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { takeOverOffers } from '../jobs/take-over-offers.job.ts';

const plain = { market: 'CH', productType: 'parapharmacy', gtin: null, nationalCode: null } as const;
const offer = (changes: Partial<HandedOffer> = {}): HandedOffer => ({
  productId: 'C-1',
  price: 900,
  stock: 5,
  origin: 'own',
  ...changes,
});

const hand = (
  offers: readonly object[],
  call: { brand?: 'ch' | 'de'; seller?: string; idempotencyKey?: string } = {},
) =>
  machineCall(portal, {
    brand: call.brand ?? 'ch',
    method: 'POST',
    path: `/sellers/${call.seller ?? 'see'}/offers/bulk`,
    body: { offers },
    ...(call.idempotencyKey && { idempotencyKey: call.idempotencyKey }),
  });
const stateOf = async (handoverId: unknown) =>
  (
    await machineCall(portal, {
      brand: 'ch',
      method: 'GET',
      path: `/sellers/see/offer-handovers/${String(handoverId)}`,
    })
  ).body;

async function take(offers: readonly object[]) {
  const { body } = await hand(offers);
  await takeOverOffers.run(portal.jobContext(), { sellerId, handoverId: body['handoverId'] });
  return stateOf(body['handoverId']);
}

const written = () =>
  portal.ask(
    `select p.product_id as id, o.price::int, o.stock, o.origin, o.status, o.sku from offer o join product p on p.no = o.product_no where o.seller_id = $1 order by 1`,
    [sellerId],
  );

const portal = await portalForFile();
const address = { street: 'Seeweg 1', postalCode: '6003', city: 'Luzern', region: 'LU', countryCode: 'CH' };
const sellerId = await putSeller(portal, 'ch', 'see', aSeller({ users: [aUser('see')], address, locale: 'en_GB' }));
await putSeller(portal, 'de', 'linden', aSeller());
await putProducts(portal, 'ch', [
  aProduct({ ...plain, productId: 'C-1', nationalCode: '4938275', recommendedPrice: 1000 }),
  aProduct({ ...plain, productId: 'C-2', gtin: '7680512094013', recommendedPrice: 1000 }),
  aProduct({ ...plain, productId: 'C-3', nationalCode: '5120944', gtin: '7680493827013', recommendedPrice: 1000 }),
  aProduct({ ...plain, productId: 'C-4' }),
]);
const seller = await signedIn(portal, 'see', 'ch.localhost');
beforeEach(async () => {
  for (const table of [
    'offer',
    'offer_count',
    'sync_finding',
    'catalogue_run',
    'offer_handover',
    'live_event',
    'notification',
    'graphile_worker._private_jobs',
  ])
    await portal.ask(`delete from ${table}`);
});

describe('MKT-01 OFF-01 a seller without upload gets its offers from the marketplace', () => {
  test('by product id, national code or EAN, and the seller sees them', async () => {
    const { nationalCode, gtin } = { nationalCode: '5120944', gtin: '7680512094013' };
    const state = await take([
      offer({ sku: 'A-1' }),
      { gtin, price: 950, stock: 0, origin: 'wholesaler' },
      { nationalCode, price: 1000, stock: 2, origin: 'own' },
    ]);
    expect(state).toMatchObject({
      state: 'done',
      runNo: expect.any(Number),
      summary: { rows: 3, created: 3, rejected: 0 },
    });
    expect(await written()).toEqual([
      { id: 'C-1', price: 900, stock: 5, origin: 'own', status: 'active', sku: 'A-1' },
      { id: 'C-2', price: 950, stock: 0, origin: 'wholesaler', status: 'active', sku: null },
      { id: 'C-3', price: 1000, stock: 2, origin: 'own', status: 'active', sku: null },
    ]);
    const detail = await seller.ask('GET /offers/:productId', { params: { productId: 'C-1' } });
    expect(detail.history).toMatchObject([{ kind: 'marketplace', actorName: null }]);
    expect(await seller.ask('GET /offers/counts', {})).toMatchObject({
      total: 3,
      synchronisedAt: '2026-11-24T09:00:00.000Z',
    });
    expect(
      await portal.ask('select distinct topic from live_event where seller_id = $1 order by 1', [sellerId]),
    ).toEqual([{ topic: 'offers' }, { topic: 'sync' }]);
  });

  test('the rules of an upload apply: a line that breaks one changes nothing, becomes a finding and is notified', async () => {
    await giveOffers(portal, sellerId, [
      { productId: 'C-1', price: 800 },
      { productId: 'C-2', price: 700 },
    ]);
    const state = await take([
      offer({ price: 1001 }),
      offer({ productId: 'C-3', price: 990 }),
      { nationalCode: '1111111', price: 500, stock: 1, origin: 'own' },
    ]);
    expect(state['summary']).toMatchObject({
      created: 1,
      rejected: 1,
      informed: 1,
      untouched: 1,
      findings: { price_above_recommended: 1, new_product: 1 },
    });
    expect((await written()).map(({ id, price }) => [id, price])).toEqual([
      ['C-1', 800],
      ['C-2', 700],
      ['C-3', 990],
    ]);
    expect(
      await portal.ask('select finding, colour from sync_finding where seller_id = $1 order by 1', [sellerId]),
    ).toEqual([
      { finding: 'new_product', colour: 'grey' },
      { finding: 'price_above_recommended', colour: 'red' },
    ]);
    expect(await portal.ask('select kind from notification where seller_id = $1', [sellerId])).toEqual([
      { kind: 'red_results' },
    ]);
  });

  test('an offer is on sale or not as its line asks; a line that leaves it open changes nothing', async () => {
    await giveOffers(portal, sellerId, [
      { productId: 'C-1', price: 900, stock: 5 },
      { productId: 'C-2', price: 900, stock: 5, active: false, status: 'inactive', finding: 'deactivated_by_seller' },
    ]);
    const offerStates = () =>
      portal.ask(
        'select p.product_id as id, o.active, o.status, o.finding from offer o join product p on p.no = o.product_no where o.seller_id = $1 order by 1',
        [sellerId],
      );
    await take([
      offer({ active: false }),
      offer({ productId: 'C-2', price: 910 }),
      offer({ productId: 'C-3', active: false }),
    ]);
    const inactive = { active: false, status: 'inactive', finding: 'deactivated_by_seller' };
    expect(await offerStates()).toEqual([
      { id: 'C-1', ...inactive },
      { id: 'C-2', ...inactive },
      { id: 'C-3', ...inactive },
    ]);
    const state = await take([
      offer({ active: true }),
      offer({ productId: 'C-2', price: 910, active: true }),
      offer({ productId: 'C-3' }),
    ]);
    expect(state['summary']).toMatchObject({ changed: 2, unchanged: 1 });
    const active = { active: true, status: 'active', finding: null };
    expect(await offerStates()).toEqual([
      { id: 'C-1', ...active },
      { id: 'C-2', ...active },
      { id: 'C-3', ...inactive },
    ]);
  });

  test('a hand-over that runs twice is written once', async () => {
    const { body } = await hand([offer()]);
    const key = { sellerId, handoverId: body['handoverId'] };
    await takeOverOffers.run(portal.jobContext(), key);
    await takeOverOffers.run(portal.jobContext(), key);
    expect(await portal.ask(`select kind from catalogue_run where seller_id = $1`, [sellerId])).toEqual([
      { kind: 'marketplace' },
    ]);
  });

  test('a repeat under the same key is the same hand-over, and waits in the line of the seller', async () => {
    const first = await hand([offer()], { idempotencyKey: 'handing-over-offers' });
    const again = await hand([offer()], { idempotencyKey: 'handing-over-offers' });
    expect(first.body).toEqual({ handoverId: expect.any(String), accepted: 1, errors: [] });
    expect(again.body).toEqual(first.body);
    expect(await stateOf(first.body['handoverId'])).toEqual({ state: 'waiting', runNo: null, summary: null });
    expect(await portal.ask('select id from offer_handover')).toEqual([{ id: first.body['handoverId'] }]);
    const [job] = await portal.ask(
      `select payload, (select queue_name from graphile_worker._private_job_queues q where q.id = j.job_queue_id) as queue from graphile_worker._private_jobs j`,
    );
    expect(job).toEqual({
      payload: { sellerId, handoverId: first.body['handoverId'] },
      queue: `catalogue:${sellerId}`,
    });
  });

  test('unknown products, and those that no code names, are reported; the others are taken', async () => {
    const { body } = await hand([offer({ productId: 'C-99' }), offer(), offer({ productId: 'C-4' })]);
    expect(body).toMatchObject({
      accepted: 1,
      errors: [
        { index: 0, code: 'product.unknown', path: 'offers.0.productId' },
        { index: 2, code: 'field.not_available', path: 'offers.2.productId' },
      ],
    });
    expect((await hand([offer({ productId: 'C-99' })])).body).toMatchObject({ handoverId: null, accepted: 0 });
  });

  test.each<[string, object]>([
    ['no product at all', { price: 900, stock: 5, origin: 'own' }],
    ['no price', offer({ price: 0 })],
    ['less than no stock', offer({ stock: -1 })],
    ['more than fits', offer({ stock: 100_000 })],
    ['a code of other signs', offer({ nationalCode: '12;34' })],
    ['a field that is none', { ...offer(), status: 'active' }],
    ['an own number of two lines', offer({ sku: 'A\nB' })],
  ])('%s keeps out that offer alone', async (_, wrong) => {
    const { status, body } = await hand([offer(), wrong]);
    expect([status, body]).toMatchObject([200, { accepted: 1, errors: [{ index: 1 }] }]);
    expect((await hand([wrong])).body).toMatchObject({ handoverId: null, accepted: 0 });
    expect(await portal.ask('select 1 from offer_handover')).toHaveLength(1);
  });

  test('a seller of another brand is unknown, and so is what was handed over for another', async () => {
    expect((await hand([offer()], { brand: 'de' })).status).toBe(404);
    expect((await hand([offer()], { seller: 'linden' })).status).toBe(404);
    const { body } = await hand([offer()]);
    const elsewhere = await machineCall(portal, {
      brand: 'de',
      method: 'GET',
      path: `/sellers/linden/offer-handovers/${String(body['handoverId'])}`,
    });
    expect(elsewhere.status).toBe(404);
  });

  test('after the last try it is marked as failed', async () => {
    const { body } = await hand([offer()]);
    await portal.ask(`alter table offer rename to gone`);
    try {
      const key = { sellerId, handoverId: body['handoverId'] };
      await expect(takeOverOffers.run(portal.jobContext(), key)).rejects.toThrow('"offer" does not exist');
      expect(await stateOf(body['handoverId'])).toMatchObject({ state: 'waiting' });
      await takeOverOffers.run(portal.jobContext(true), key);
    } finally {
      await portal.ask(`alter table gone rename to offer`);
    }
    expect(await stateOf(body['handoverId'])).toMatchObject({ state: 'failed', runNo: null });
  });
});
