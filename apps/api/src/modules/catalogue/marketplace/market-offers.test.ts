import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import type { BulkResult } from '@offizin/contract/machine-endpoint';
import type { SentMarketOffer } from '@offizin/contract/catalogue/marketplace';
import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../platform/db/scopes/query.ts';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { putMarketOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { findMarketHeard } from '../write/market-heard-queries.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const salvia = await putSeller(portal, 'es', 'salvia', aSeller());
await putProducts(portal, 'de', [aProduct({ productId: 'P-1' }), aProduct({ productId: 'P-2', nationalCode: null })]);

beforeEach(async () => {
  for (const table of ['market_offer', 'product_market_past', 'market_heard']) await portal.ask(`delete from ${table}`);
});

const offer = (seller: string, price: number | null, more: Partial<SentMarketOffer> = {}): SentMarketOffer => ({
  productId: 'P-1',
  seller,
  label: `Apotheke in ${seller}`,
  price,
  ...more,
});

async function send(payload: string, headers: Readonly<Record<string, string>> = {}): Promise<BulkResult> {
  const response = await portal.server.inject({
    method: 'POST',
    url: '/api/marketplace/v1/market-offers/bulk',
    headers: { authorization: `Bearer ${portal.keys.de}`, 'content-type': 'application/x-ndjson', ...headers },
    payload,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const sendOffer = (record: object) => send(JSON.stringify(record));

describe('MKT-01 the delivery of a market offer', () => {
  const deliveries = () =>
    portal.ask(
      'select s.external_id as seller, o.delivery from market_offer o join market_seller s on s.no = o.market_seller_no order by 1',
    );

  test('is standard where nothing is said, and what is said', async () => {
    await putMarketOffers(portal, 'de', [offer('bonn', 900), offer('kassel', 950, { delivery: 'same_day' })]);
    expect(await deliveries()).toEqual([
      { seller: 'bonn', delivery: 'standard' },
      { seller: 'kassel', delivery: 'same_day' },
    ]);
  });

  test('another one at the same price is a change; a repeat is none', async () => {
    await sendOffer(offer('bonn', 900));
    expect(await sendOffer(offer('bonn', 900, { delivery: 'same_day' }))).toMatchObject({ accepted: 1, unchanged: 0 });
    expect(await sendOffer(offer('bonn', 900, { delivery: 'same_day' }))).toMatchObject({ accepted: 1, unchanged: 1 });
    expect(await sendOffer(offer('bonn', 900))).toMatchObject({ unchanged: 0 });
    expect(await deliveries()).toEqual([{ seller: 'bonn', delivery: 'standard' }]);
  });

  test('that does not exist is refused by its field', async () => {
    expect(await sendOffer({ ...offer('bonn', 900), delivery: 'next_day' })).toEqual({
      accepted: 0,
      unchanged: 0,
      errors: [{ index: 0, code: 'field.invalid', path: 'delivery' }],
    });
  });
});

interface Past {
  readonly day: string;
  readonly prices: number[] | null;
  readonly sellers: string[];
  readonly sameDay: boolean[] | null;
}

describe('OFF-11 the lowest offers of each day', () => {
  const past = () =>
    portal.ask<Past>(
      `select to_char(day, 'YYYY-MM-DD') as day, low_prices::integer[] as prices, low_same_day as "sameDay",
        array(select s.external_id from unnest(low_sellers) with ordinality as l (no, at) join market_seller s using (no) order by l.at) as sellers
       from product_market_past order by product_no, day`,
    );
  const on = async (moment: string, offers: readonly SentMarketOffer[]) => {
    portal.setNow(new Date(moment));
    await putMarketOffers(portal, 'de', offers);
  };

  test('are the day’s last ones with their sellers and deliveries, cheapest first', async () => {
    await on('2026-11-10T08:00:00Z', [offer('bonn', 900), offer('kassel', 850, { delivery: 'same_day' })]);
    await on('2026-11-10T15:00:00Z', [offer('bonn', 840), offer('trier', 990)]);
    expect(await past()).toEqual([
      {
        day: '2026-11-10',
        prices: [840, 850, 990],
        sellers: ['bonn', 'kassel', 'trier'],
        sameDay: [false, true, false],
      },
    ]);
  });

  test('are ten at most, and the eleventh changes nothing', async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => offer(`shop-${n + 10}`, 900 + n));
    await on('2026-11-10T08:00:00Z', twelve);
    await on('2026-11-11T08:00:00Z', [offer('shop-20', 950), offer('shop-21', null)]);
    expect((await past()).map(({ day, prices }) => [day, prices])).toEqual([
      ['2026-11-10', [900, 901, 902, 903, 904, 905, 906, 907, 908, 909]],
    ]);
    await on('2026-11-12T08:00:00Z', [offer('shop-19', 949)]);
    expect((await past())[1]).toMatchObject({
      day: '2026-11-12',
      prices: [900, 901, 902, 903, 904, 905, 906, 907, 908, 949],
    });
  });

  test('are kept when only a delivery changes, and when nobody is left', async () => {
    await on('2026-11-10T08:00:00Z', [offer('bonn', 900)]);
    await on('2026-11-11T08:00:00Z', [offer('bonn', 900, { delivery: 'same_day' })]);
    await on('2026-11-12T08:00:00Z', [offer('bonn', null)]);
    await on('2026-11-13T08:00:00Z', [offer('bonn', null)]);
    expect((await past()).map(({ day, prices, sameDay }) => [day, prices, sameDay])).toEqual([
      ['2026-11-10', [900], [false]],
      ['2026-11-11', [900], [true]],
      ['2026-11-12', [], []],
    ]);
  });

  test('follow a day of before they were kept', async () => {
    await on('2026-11-10T08:00:00Z', [offer('bonn', 900), offer('kassel', 950)]);
    await portal.ask('update product_market_past set low_prices = null, low_sellers = null, low_same_day = null');
    await on('2026-11-11T08:00:00Z', [offer('trier', 990)]);
    expect((await past()).map(({ day, prices }) => [day, prices])).toEqual([
      ['2026-11-10', null],
      ['2026-11-11', [900, 950, 990]],
    ]);
  });

  test('the market itself has its best and highest prices, whichever of equal ones', async () => {
    await on('2026-11-10T08:00:00Z', [offer('bonn', 900), offer('kassel', 950), offer('trier', 950)]);
    await on('2026-11-10T09:00:00Z', [offer('ulm', 800, { productId: 'P-2' })]);
    const markets = await portal.ask(
      `select p.product_id as id, offers, best, second_best as second, highest, second_highest as "nextHighest"
       from product_market join product p on p.no = product_no order by 1`,
    );
    expect(markets).toEqual([
      { id: 'P-1', offers: 3, best: '900', second: '950', highest: '950', nextHighest: '950' },
      { id: 'P-2', offers: 1, best: '800', second: null, highest: '800', nextHighest: null },
    ]);
  });
});

describe('OFF-11 when a market was last heard of', () => {
  const heard = () => withMarketplace(portal.app.pool, 'de', (db) => findMarketHeard(db, 'de'));
  const at = (time: string) => portal.setNow(new Date(`2026-11-10T${time}Z`));

  test('is null before anything was sent', async () => {
    expect(await heard()).toBeNull();
  });

  test('is each call that said something, also that nothing has changed', async () => {
    at('08:00:00');
    await sendOffer(offer('bonn', 900));
    expect(await heard()).toEqual(new Date('2026-11-10T08:00:00Z'));
    at('08:05:00');
    await sendOffer(offer('bonn', 900));
    expect(await heard()).toEqual(new Date('2026-11-10T08:05:00Z'));
    at('08:10:00');
    expect(await send('')).toEqual({ accepted: 0, unchanged: 0, errors: [] });
    expect(await heard()).toEqual(new Date('2026-11-10T08:10:00Z'));
  });

  test('is a call without a body, too', async () => {
    at('08:00:00');
    const response = await portal.server.inject({
      method: 'POST',
      url: '/api/marketplace/v1/market-offers/bulk',
      headers: { authorization: `Bearer ${portal.keys.de}` },
    });
    expect(response.json()).toEqual({ accepted: 0, unchanged: 0, errors: [] });
    expect(await heard()).toEqual(new Date('2026-11-10T08:00:00Z'));
  });

  test('calls of ten seconds count as one, and one of before does not take it back', async () => {
    at('08:00:00');
    await send('\n');
    at('08:00:09');
    await send('');
    expect(await heard()).toEqual(new Date('2026-11-10T08:00:00Z'));
    at('08:00:10');
    await send('');
    at('07:30:00');
    await send('');
    expect(await heard()).toEqual(new Date('2026-11-10T08:00:10Z'));
  });

  test('is not a body of which nothing was understood', async () => {
    at('08:00:00');
    expect(await send('{"productId":')).toMatchObject({ errors: [{ code: 'request.malformed' }] });
    expect(await heard()).toBeNull();
    await send(`{"productId":\n${JSON.stringify(offer('bonn', 900))}`);
    expect(await heard()).toEqual(new Date('2026-11-10T08:00:00Z'));
  });

  test('shops see it of their own brand', async () => {
    at('08:00:00');
    await send('');
    const seen = (sellerId: string, brand: 'de' | 'es') =>
      withSeller(portal.app.pool, { sellerId, brand }, (db) =>
        db.rows(query.selectFrom('market_heard').select('brand')),
      );
    expect(await seen(linden, 'de')).toEqual([{ brand: 'de' }]);
    expect(await seen(salvia, 'es')).toEqual([]);
  });
});
