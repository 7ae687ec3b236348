import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, problemOf } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import {
  askMachine,
  machineCall,
  portalForFile,
  putMarketOffers,
  putProducts,
  putSeller,
  testNow,
} from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { prepareExport } from '../../../jobs.ts';
import { sendEndingProposalNotices } from '../jobs/notify-ending-proposals.job.ts';

const host = 'es.localhost';
let nuria: Browser;

const plain = { productType: 'parapharmacy', market: 'ES', nationalCode: null, gtin: null } as const;
const rates = { commissionRate: 1500, vatRate: 2100 };
const products = [
  aProduct({ ...plain, ...rates, productId: 'W-1', name: 'Solvanta fluido SPF 50', recommendedPrice: 2950 }),
  aProduct({ ...plain, ...rates, productId: 'W-2', name: 'Capilume champú', recommendedPrice: 1950 }),
  aProduct({ ...plain, ...rates, productId: 'W-3', name: 'Bucalmia colutorio', recommendedPrice: null }),
];
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
] as const;
const ownStock = { stock: 10, origin: 'own' } as const;

const portal = await portalForFile();
const shop = aSeller({ locale: 'es_ES', services: [...services], users: [aUser('nuria')] });
const sellerId = await putSeller(portal, 'es', 'montseny', shop);
await putSeller(portal, 'es', 'other', aSeller({ services: [...services], users: [aUser('other')] }));
await putSeller(portal, 'es', 'plain', aSeller({ users: [aUser('plain')] }));
await putProducts(portal, 'es', products);
beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['price_proposal', 'offer_change', 'sync_finding', 'offer', 'notification', 'marketplace_event'])
    await portal.ask(`delete from ${table}`);
  await giveOffers(portal, sellerId, [
    { productId: 'W-1', price: 2490, ...ownStock },
    { productId: 'W-2', price: 1640, ...ownStock },
  ]);
  await putMarketOffers(portal, 'es', [
    { productId: 'W-1', seller: 'ES-A', label: 'Farmacia A', price: 2245 },
    { productId: 'W-1', seller: 'ES-B', label: 'Farmacia B', price: 2400 },
  ]);
  await portal.ask(
    `insert into warehouse_stock (seller_id, brand, product_no, on_hand, reserved, incoming, changed_at)
     select $1, 'es', no, 90, 4, 0, now() from product where product_id = 'W-1' on conflict do nothing`,
    [sellerId],
  );
  nuria = openBrowser(portal, host);
  await nuria.signIn('nuria');
});

type Body = Parameters<typeof askMachine<typeof marketplaceApi.putPriceProposal>>[2]['body'];
const both: Body = {
  reason: 'market',
  products: [
    { productId: 'W-1', newPrice: 2290 },
    { productId: 'W-2', newPrice: 1490 },
  ],
};
const propose = (proposalNo: string, body: Body = both, externalId = 'montseny') =>
  askMachine(portal, marketplaceApi.putPriceProposal, { brand: 'es', params: { externalId, proposalNo }, body });
const refusedBy = (proposalNo: string, body: object, externalId = 'montseny') =>
  machineCall(portal, {
    brand: 'es',
    method: 'PUT',
    path: `/sellers/${externalId}/price-proposals/${proposalNo}`,
    body,
  });
const remove = (proposalNo: string) =>
  machineCall(portal, {
    brand: 'es',
    method: 'POST',
    path: `/sellers/montseny/price-proposals/${proposalNo}/remove`,
    body: { reason: 'market_moved' },
  });
const list = (browser = nuria) => browser.ask('GET /price-proposals', {});
const detail = (proposalId: string) => nuria.ask('GET /price-proposals/:proposalId', { params: { proposalId } });

/** Proposes and returns the seller's id of it. */
async function proposed(proposalNo: string, body: Body = both): Promise<string> {
  await propose(proposalNo, body);
  const [row] = await portal.ask<{ id: string }>('select id from price_proposal where proposal_no = $1', [proposalNo]);
  return row?.id ?? '';
}

const accept = (proposalId: string, chosen = ['W-1', 'W-2'], version = 1) =>
  send(nuria, 'POST /price-proposals/:proposalId/accept', {
    params: { proposalId },
    body: { version, products: chosen },
  });
const reject = (proposalId: string, version = 1) =>
  send(nuria, 'POST /price-proposals/:proposalId/reject', {
    params: { proposalId },
    body: { version, reason: 'margin' },
  });
const prices = () =>
  portal.ask<{ id: string; price: string }>(
    'select p.product_id as id, o.price from offer o join product p on p.no = o.product_no order by 1',
  );
const pricesAre = async () => (await prices()).map(({ price }) => Number(price));
const events = async () =>
  (await askMachine(portal, marketplaceApi.events, { brand: 'es', query: {} })).events.map(
    ({ kind, priceProposal }) => [kind, priceProposal],
  );
const audited = () =>
  portal.ask<{ kind: string; user_id: string | null }>(
    `select kind, user_id from audit where kind like 'price_proposal.%' order by id desc limit 1`,
  );

describe('PRI-01 proposals of prices', () => {
  test('come with their products, are notified of, and stay what they are when they are sent again', async () => {
    expect(await propose('PP-1')).toEqual({ proposalNo: 'PP-1', state: 'open' });
    expect(await propose('PP-1', { reason: 'stock_age', products: [{ productId: 'W-1', newPrice: 100 }] })).toEqual({
      proposalNo: 'PP-1',
      state: 'open',
    });
    const { open, closed } = await list();
    expect(open).toMatchObject([
      { reason: 'market', state: 'open', products: 2, units: 86, expiresAt: '2026-12-08T09:00:00.000Z' },
    ]);
    expect(closed).toEqual([]);
    expect(await nuria.ask('GET /price-proposals/counts', {})).toEqual({ open: 1 });
    expect((await nuria.ask('GET /notifications', { query: {} })).items).toMatchObject([
      { kind: 'price_proposal_new', params: { count: 2, proposalId: open[0]?.proposalId } },
    ]);
    expect((await nuria.ask('GET /home', {})).lines).toContainEqual({
      kind: 'price_proposals',
      count: 1,
      expiresAt: '2026-12-08T09:00:00.000Z',
    });
  });

  test.each([
    ['a product that the seller does not offer', { ...both, products: [{ productId: 'W-3', newPrice: 100 }] }],
    ['an unknown product', { ...both, products: [{ productId: 'W-9', newPrice: 100 }] }],
    ['a product twice', { ...both, products: [both.products[0], both.products[0]] }],
    ['no product', { ...both, products: [] }],
    ['a price of nothing', { ...both, products: [{ productId: 'W-1', newPrice: 0 }] }],
    ['an end that has passed', { ...both, expiresAt: testNow.toISOString() }],
  ])('%s is refused', async (_, body) => {
    expect(await refusedBy('PP-2', body)).toMatchObject({ status: 400, body: { message: 'request.invalid' } });
    expect((await list()).open).toEqual([]);
  });

  test('a seller without the service, and one of another brand, gets none', async () => {
    for (const externalId of ['plain', 'nobody'])
      expect(await refusedBy('PP-3', both, externalId)).toMatchObject({ status: 404 });
  });

  test('there are never more open ones than are shown', async () => {
    await proposed('PP-4');
    await portal.ask(
      `insert into price_proposal (seller_id, id, brand, proposal_no, reason, status, version, created_at, expires_at)
       select seller_id, gen_random_uuid(), brand, 'X-' || n, reason, status, 1, created_at, expires_at
       from price_proposal, generate_series(2, $1::integer) n`,
      [limits.priceProposalsOpen],
    );
    expect(await refusedBy('PP-5', both)).toMatchObject({ status: 409, body: { message: 'price_proposal.too_many' } });
  });

  test('accepted, all offers change in one run, and everybody learns of it', async () => {
    const id = await proposed('PP-6');
    const reply = await accept(id);
    expect(reply.json).toMatchObject({ state: 'accepted', version: 2, decidedBy: 'User nuria' });
    expect(await pricesAre()).toEqual([2290, 1490]);
    const runs = await portal.ask(
      `select r.kind, r.actor_name, count(*)::integer as changes from offer_change c
       join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no group by 1, 2`,
    );
    expect(runs).toEqual([{ kind: 'price_proposal', actor_name: 'User nuria', changes: 2 }]);
    expect(await events()).toEqual([
      ['price_proposal.accepted', { proposalNo: 'PP-6', rejection: null }],
      ['offers.changed', null],
    ]);
    expect(await audited()).toEqual([{ kind: 'price_proposal.accepted', user_id: expect.any(String) }]);
    // What it was decided on stays, whatever the offers cost later.
    expect((await detail(id)).items.map(({ oldPrice }) => oldPrice.amount)).toEqual([1640, 2490]);
  });

  test.each([[['W-1']], [['W-1', 'W-1']], [['W-1', 'W-2', 'W-3']]])(
    'with %j chosen nothing is accepted',
    async (chosen) => {
      const id = await proposed('PP-7');
      expect(codeOf(await accept(id, chosen))).toBe('price_proposal.incomplete');
      expect(await pricesAre()).toEqual([2490, 1640]);
      expect((await detail(id)).state).toBe('open');
    },
  );

  test('a price that a rule refuses is named, and none changes', async () => {
    const id = await proposed('PP-8', {
      reason: 'rrp_change',
      products: [
        { productId: 'W-1', newPrice: 2951 },
        { productId: 'W-2', newPrice: 1490 },
      ],
    });
    const reply = await accept(id);
    expect(codeOf(reply)).toBe('price_proposal.refused');
    expect(problemOf(reply).errors).toMatchObject([{ path: 'products.W-1', code: 'finding.price_above_recommended' }]);
    expect(await pricesAre()).toEqual([2490, 1640]);
    expect(await events()).toEqual([]);
    expect((await detail(id)).state).toBe('open');
  });

  test('an offer that is gone is named', async () => {
    const id = await proposed('PP-9');
    await portal.ask(`delete from offer o using product p where p.no = o.product_no and p.product_id = 'W-2'`);
    const reply = await accept(id);
    expect(problemOf(reply).errors).toMatchObject([{ path: 'products.W-2', code: 'field.not_available' }]);
  });

  test('rejected, no offer changes, and the marketplace reads why', async () => {
    const id = await proposed('PP-10');
    expect((await reject(id)).json).toMatchObject({ state: 'rejected', rejection: 'margin', version: 2 });
    expect(await pricesAre()).toEqual([2490, 1640]);
    expect(await events()).toEqual([['price_proposal.rejected', { proposalNo: 'PP-10', rejection: 'margin' }]]);
    expect(await audited()).toEqual([{ kind: 'price_proposal.rejected', user_id: expect.any(String) }]);
  });

  test('removed by the marketplace, nobody can decide any more', async () => {
    const id = await proposed('PP-11');
    expect((await remove('PP-11')).body).toEqual({ proposalNo: 'PP-11', state: 'removed' });
    const late = await accept(id);
    expect(codeOf(late)).toBe('price_proposal.invalid_state');
    expect(problemOf(late).current).toMatchObject({ state: 'removed', removal: 'market_moved', decidedBy: null });
    expect(await remove('PP-11')).toMatchObject({ status: 409, body: { current: { state: 'removed' } } });
    expect(await pricesAre()).toEqual([2490, 1640]);
    expect(await audited()).toEqual([{ kind: 'price_proposal.removed', user_id: null }]);
    const announced = await portal.ask(
      `select payload ->> 'state' as state from live_event where topic = 'price_proposals' and payload ->> 'proposalId' = $1
       order by id`,
      [id],
    );
    expect(announced).toEqual([{ state: 'open' }, { state: 'removed' }]);
  });

  test('of an answer and a removal at the same moment one counts', async () => {
    const id = await proposed('PP-12');
    const [accepted, removed] = await Promise.all([accept(id), remove('PP-12')]);
    expect([accepted.status, removed.status].toSorted()).toEqual([200, 409]);
    expect(await pricesAre()).toEqual(accepted.status === 200 ? [2290, 1490] : [2490, 1640]);
  });
});

describe('PRI-02 decisions', () => {
  test('show what is kept, the place among the offers and the change, before and after', async () => {
    const { items, kept } = await detail(await proposed('PP-20'));
    expect(items.find(({ productId }) => productId === 'W-1')).toMatchObject({
      oldPrice: { amount: 2490, currency: 'EUR' },
      newPrice: { amount: 2290, currency: 'EUR' },
      best: { amount: 2245 },
      recommended: { amount: 2950 },
      units: 86,
      kept: { before: { amount: 1684 }, after: { amount: 1549 } },
      rank: { before: { place: 3, of: 3 }, after: { place: 2, of: 3 } },
    });
    expect(kept).toMatchObject({ before: { amount: 1684 * 86 }, after: { amount: 1549 * 86 } });
    const [summary] = (await list()).open;
    expect(summary?.change).toBeCloseTo((2290 + 1490) / (2490 + 1640) - 1, 6);
  });

  test('an open one follows the offer; what is decided does not', async () => {
    const id = await proposed('PP-21');
    await portal.ask('update offer set price = price + 10');
    expect((await detail(id)).items.map(({ oldPrice }) => oldPrice.amount)).toEqual([1650, 2500]);
    await reject(id);
    await portal.ask('update offer set price = price + 10');
    expect((await detail(id)).items.map(({ oldPrice, rank }) => [oldPrice.amount, rank])).toEqual([
      [1650, null],
      [2500, null],
    ]);
  });

  test.each([
    ['accept', reject, accept],
    ['reject', accept, reject],
  ] as const)('are final: a later %s is refused with what was decided', async (_, first, second) => {
    const id = await proposed('PP-22');
    expect((await first(id)).status).toBe(200);
    for (const version of [1, 2]) {
      const reply = second === accept ? await accept(id, ['W-1', 'W-2'], version) : await reject(id, version);
      expect(codeOf(reply)).toBe('price_proposal.invalid_state');
    }
  });

  test('an expired one says so and can neither be accepted nor rejected nor removed', async () => {
    const id = await proposed('PP-23', { ...both, expiresAt: '2026-11-24T10:00:00.000Z' });
    portal.setNow(new Date('2026-11-24T10:00:00.000Z'));
    expect((await list()).closed).toMatchObject([{ state: 'expired', decidedAt: null }]);
    expect(await nuria.ask('GET /price-proposals/counts', {})).toEqual({ open: 0 });
    for (const late of [await accept(id), await reject(id)]) {
      expect(codeOf(late)).toBe('price_proposal.invalid_state');
      expect(problemOf(late).current).toMatchObject({ state: 'expired' });
    }
    expect(await remove('PP-23')).toMatchObject({ status: 409, body: { current: { state: 'expired' } } });
    expect(await pricesAre()).toEqual([2490, 1640]);
  });

  test('one that ends within two days is notified of once', async () => {
    await proposed('PP-24', { ...both, expiresAt: '2026-11-26T09:00:00.000Z' });
    await proposed('PP-25', { ...both, expiresAt: '2026-11-26T09:00:01.000Z' });
    for (let times = 0; times < 2; times += 1) await sendEndingProposalNotices.run(portal.jobContext(), {});
    const sent = await portal.ask(
      `select params ->> 'count' as count from notification where kind = 'price_proposal_ending'`,
    );
    expect(sent).toEqual([{ count: '2' }]);
  });

  test('a foreign proposal is none, and the wrong service opens nothing', async () => {
    const id = await proposed('PP-26');
    const other = openBrowser(portal, host, '203.0.113.8');
    await other.signIn('other');
    expect((await list(other)).open).toEqual([]);
    const params = { proposalId: id };
    const body = { version: 1, reason: null };
    for (const reply of [
      await send(other, 'GET /price-proposals/:proposalId', { params }),
      await send(other, 'POST /price-proposals/:proposalId/reject', { params, body }),
    ])
      expect(codeOf(reply)).toBe('not_found');
    const without = openBrowser(portal, host, '203.0.113.9');
    await without.signIn('plain');
    expect(codeOf(await send(without, 'GET /price-proposals'))).toBe('access.service');
  });

  test('all of them are exported with what became of them', async () => {
    await reject(await proposed('PP-27'));
    const body = { question: { kind: 'price_proposals' }, format: 'csv' } as const;
    const { id } = await nuria.ask('POST /exports', { body });
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    const file = await nuria.call('GET', `/exports/${id}/file`);
    const [head, ...rows] = file.text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toMatch(/^Propuesta;Propuesta el;Vencimiento;/);
    expect(rows).toHaveLength(2);
    expect(rows.find((row) => row.includes('W-1'))).toMatch(
      /^PP-27;.*;Rechazada;.*;User nuria;Otros venden más barato;.*;24,90;22,90;22,45;29,50;86;16,84;15,49$/,
    );
  });
});
