import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../platform/db/scopes/query.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { giveOffers, putMarketOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { retention } from '../../retention/jobs/retention.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [] }));
await putProducts(portal, 'de', [aProduct({ productId: 'P-1' })]);
await giveOffers(portal, sellerId, [{ productId: 'P-1', price: 900 }]);
const seller = openBrowser(portal, 'de.localhost');
beforeEach(async () => {
  await portal.ask('delete from product_market_past');
  await portal.ask('delete from market_offer');
  await portal.ask('update product_market set best = null, best_seller_no = null, second_best = null');
});

/** The market's price of a shop at a moment, as the marketplace would send it; null takes the offer back. */
async function offerAt(moment: string, shop: string, price: number | null): Promise<void> {
  portal.setNow(new Date(moment));
  await putMarketOffers(portal, 'de', [{ productId: 'P-1', seller: shop, label: `Apotheke ${shop}`, price }]);
}

async function pastAt(moment: string): Promise<[string, number | null][]> {
  portal.setNow(new Date(moment));
  await seller.signIn('linden');
  const { bestPast } = await seller.ask('GET /offers/:productId', { params: { productId: 'P-1' } });
  return bestPast.map(({ day, price }) => [day, price?.amount ?? null]);
}

describe('OFF-05 the best price of others over 90 days', () => {
  test('one step for each day on which it changed, as it was at the end of the day', async () => {
    await offerAt('2026-11-10T08:00:00Z', 'kassel', 1000);
    await offerAt('2026-11-12T08:00:00Z', 'kassel', 950);
    await offerAt('2026-11-12T15:00:00Z', 'kassel', 940);
    await offerAt('2026-11-14T08:00:00Z', 'bonn', 990);
    await offerAt('2026-11-16T08:00:00Z', 'kassel', null);
    await offerAt('2026-11-18T08:00:00Z', 'bonn', null);
    expect(await pastAt('2026-11-20T08:00:00Z')).toEqual([
      ['2026-11-10', 1000],
      ['2026-11-12', 940],
      ['2026-11-16', 990],
      ['2026-11-18', null],
    ]);
  });

  test('the own offer is not one of the others, whether it is the cheapest or not', async () => {
    await offerAt('2026-11-10T08:00:00Z', 'kassel', 1000);
    await offerAt('2026-11-11T08:00:00Z', 'linden', 900);
    await offerAt('2026-11-12T08:00:00Z', 'bonn', 950);
    await offerAt('2026-11-13T08:00:00Z', 'linden', 1200);
    expect(await pastAt('2026-11-20T08:00:00Z')).toEqual([
      ['2026-11-10', 1000],
      ['2026-11-12', 950],
    ]);
  });

  test('a day is one of the brand: an evening in UTC may be the next day', async () => {
    await offerAt('2026-11-10T22:59:00Z', 'kassel', 1000);
    await offerAt('2026-11-10T23:01:00Z', 'kassel', 950);
    expect(await pastAt('2026-11-20T08:00:00Z')).toEqual([
      ['2026-11-10', 1000],
      ['2026-11-11', 950],
    ]);
  });

  test('begins with what held 90 days ago', async () => {
    await offerAt('2026-03-01T08:00:00Z', 'kassel', 1100);
    await offerAt('2026-04-01T08:00:00Z', 'kassel', 1000);
    await offerAt('2026-11-12T08:00:00Z', 'kassel', 950);
    expect(await pastAt('2026-11-20T08:00:00Z')).toEqual([
      ['2026-04-01', 1000],
      ['2026-11-12', 950],
    ]);
  });

  test('an offer that leaves the best prices as they are is no step', async () => {
    await offerAt('2026-11-10T08:00:00Z', 'kassel', 1000);
    await offerAt('2026-11-10T08:00:00Z', 'bonn', 1010);
    await offerAt('2026-11-11T08:00:00Z', 'koeln', 2000);
    expect(await pastAt('2026-11-20T08:00:00Z')).toEqual([['2026-11-10', 1000]]);
  });

  test('a seller sees the past of its own brand only', async () => {
    await offerAt('2026-11-10T08:00:00Z', 'kassel', 1000);
    const spanish = await putSeller(portal, 'es', 'salvia', aSeller());
    const [own] = await portal.ask<{ id: string }>(`select id from seller where external_id = 'linden'`);
    const seen = (id: string) =>
      withSellerOfJob(portal.app.pool, id, (db) => db.rows(query.selectFrom('product_market_past').select('best')));
    expect(await seen(own?.id ?? '')).toHaveLength(1);
    expect(await seen(spanish)).toEqual([]);
  });
});

test('retention keeps 90 days of best prices, and of what is older the latest of each product', async () => {
  for (const [product, age] of [
    [1, 200],
    [1, 91],
    [1, 90],
    [1, 3],
    [2, 200],
    [2, 120],
  ]) {
    await portal.ask(
      `insert into product_market_past (product_no, day, brand, best) values ($1, current_date - $2::integer, 'de', 900)`,
      [product, age],
    );
  }
  await retention.run(portal.jobContext(), {});
  const left = await portal.ask(
    'select product_no as product, current_date - day as age from product_market_past order by product_no, day',
  );
  expect(left).toEqual([
    { product: 1, age: 91 },
    { product: 1, age: 90 },
    { product: 1, age: 3 },
    { product: 2, age: 120 },
  ]);
});
