import type { MarketplaceEvent } from '@offizin/marketplace-client/api.gen';
import { type MarketplaceClient, openClient } from '@offizin/marketplace-client/client';
import { afterEach, describe, expect, test } from 'vitest';
import { marketOffersOf } from '../demo/market-offers.ts';
import { sellersOf } from '../demo/sellers.ts';
import { startStubPortal, type Seen, type StubPortal } from '@offizin/marketplace-client/testing/stub-portal';
import { type ChangedOffers, everyShop, hearOffers, moveMarket } from './move-market.ts';
import { MovingMarket } from './moving-market.ts';

let stub: StubPortal | null = null;
afterEach(() => stub?.close());

const nothing = {
  orderNumber: null,
  order: null,
  registration: null,
  payout: null,
  pause: null,
  dispute: null,
  return: null,
  profile: null,
  priceProposal: null,
  message: null,
  replacement: null,
  service: null,
};
const changeOf = (seller: string, runNo: number, removed = 0): MarketplaceEvent => ({
  ...nothing,
  cursor: '1',
  kind: 'offers.changed',
  at: '2026-11-24T08:00:00.000Z',
  seller,
  offers: { runNo, changed: 1, removed },
});

const item = (productId: string, price: number, status = 'active') => ({
  productId,
  price,
  stock: 3,
  origin: 'own',
  status,
});

/** Answers reads of offers page by page, and takes the market. */
async function portal(offers: (request: Seen) => { items: object[]; next: number | null }): Promise<MarketplaceClient> {
  stub = await startStubPortal((request) => {
    const body = request.url.includes('/market-offers/bulk')
      ? { accepted: request.body.split('\n').length - 1, unchanged: 0, errors: [] }
      : offers(request);
    return { status: 200, body };
  });
  return openClient({ baseUrl: stub.baseUrl, key: 'k', signal: new AbortController().signal });
}
const asked = (part: string) => (stub?.seen ?? []).filter(({ url }) => url.includes(part));
const sent = (at: number): { productId: string; seller: string; price: number | null }[] =>
  (asked('/market-offers/bulk')[at]?.body ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const moment = (seconds: number) => ({ now: new Date(Date.UTC(2026, 10, 24, 8, 0, seconds)), speed: 1 });

describe('MKT-02 the shops’ own offers in the market', () => {
  test('all are read at first, page by page; what is not on sale is not in the market', async () => {
    const client = await portal(({ url }) => {
      if (!url.includes('/CH-3001/')) return { items: [], next: null };
      return url.includes('after=7')
        ? { items: [item('CH-F2', 1500)], next: null }
        : { items: [item('CH-F1', 480), item('CH-F3', 840, 'out_of_stock')], next: 7 };
    });
    const changed = everyShop('ch');
    await moveMarket(client, { market: new MovingMarket('ch'), changed }, moment(0));
    expect(asked('/offers').filter(({ url }) => url.includes('/sellers/'))).toHaveLength(sellersOf('ch').length + 1);
    expect(changed.size).toBe(0);
    const own = sent(0).filter(({ seller }) => seller === 'CH-3001');
    expect(own.map(({ productId, price }) => [productId, price])).toEqual([
      ['CH-F1', 480],
      ['CH-F3', null],
      ['CH-F2', 1500],
    ]);
    expect(sent(0)).toHaveLength(marketOffersOf('ch').length + 3);
  });

  test('afterwards only the runs that changed something, and all after a removal', async () => {
    const client = await portal(() => ({ items: [item('CH-F1', 470)], next: null }));
    const changed: ChangedOffers = new Map();
    hearOffers(changed, changeOf('CH-3001', 12));
    hearOffers(changed, changeOf('CH-3001', 13));
    hearOffers(changed, changeOf('CH-3002', 14, 2));
    hearOffers(changed, changeOf('CH-3002', 15));
    hearOffers(changed, { ...changeOf('CH-3003', 16), kind: 'order.confirmed', offers: null });
    await moveMarket(client, { market: new MovingMarket('ch'), changed }, moment(0));
    expect(asked('/sellers/').map(({ url }) => url.replace(/^.*sellers/, ''))).toEqual([
      '/CH-3001/offers?runNo=12',
      '/CH-3001/offers?runNo=13',
      '/CH-3002/offers',
    ]);
  });

  test('a market that rests says so, and one that was refused is sent again', async () => {
    const client = await portal(() => ({ items: [], next: null }));
    const market = new MovingMarket('ch');
    await moveMarket(client, { market, changed: new Map() }, moment(0));
    expect(market.move(moment(0)).length).toBeLessThan(10);
    stub?.close();
    const refusing = await startStubPortal(() => ({
      status: 200,
      body: { accepted: 0, unchanged: 0, errors: [{ index: 0, code: 'field.invalid', path: 'price' }] },
    }));
    stub = refusing;
    const signal = new AbortController().signal;
    const refused = openClient({ baseUrl: refusing.baseUrl, key: 'k', signal });
    const other = new MovingMarket('ch');
    await expect(moveMarket(refused, { market: other, changed: new Map() }, moment(0))).rejects.toThrow(
      'field.invalid',
    );
    expect(other.move(moment(0)).length).toBeGreaterThan(1000);
  });
});
