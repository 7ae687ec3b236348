import type { SentMarketOffer } from '@offizin/contract/catalogue/marketplace';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../platform/db/scopes/query.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import { putMarketOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { retention } from '../../retention/jobs/retention.job.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const salvia = await putSeller(portal, 'es', 'salvia', aSeller());
for (const brand of ['de', 'es'] as const)
  await putProducts(portal, brand, [
    aProduct({ productId: 'P-1' }),
    aProduct({ productId: 'P-2', nationalCode: null }),
  ]);

const ruleId = '00000000-0000-4000-8000-0000000000a1';
await portal.ask(
  `insert into price_rule (seller_id, id, brand, rank, name, state, created_at, saved_at, state_at)
   values ($1, $2, 'de', 1, 'Bester Preis', 'active', now(), now(), now())`,
  [linden, ruleId],
);
await portal.ask(
  `insert into price_rule_offer (seller_id, product_no, brand, rule_id, start_price, known_price, day_price)
   select $1, no, brand, $2, 900, 900, 900 from product where brand = 'de' and product_id = 'P-1'`,
  [linden, ruleId],
);

beforeEach(async () => {
  for (const table of ['market_offer', 'market_move']) await portal.ask(`delete from ${table}`);
});

const offer = (seller: string, price: number | null, more: Partial<SentMarketOffer> = {}): SentMarketOffer => ({
  productId: 'P-1',
  seller,
  label: `Apotheke in ${seller}`,
  price,
  ...more,
});

async function at(time: string, offers: readonly SentMarketOffer[], brand: 'de' | 'es' = 'de'): Promise<void> {
  portal.setNow(new Date(`2026-11-10T${time}Z`));
  await putMarketOffers(portal, brand, offers);
}

const moves = () =>
  portal.ask(
    `select to_char(m.at at time zone 'UTC', 'HH24:MI') as at, p.product_id as product, s.external_id as seller,
      old_price::integer as old, new_price::integer as new
     from market_move m join product p on p.no = m.product_no join market_seller s on s.no = m.market_seller_no order by m.at, 3`,
  );

describe('OFF-11 moves of the market', () => {
  test('are kept of a covered product: who came, moved and left, from which price to which', async () => {
    await at('08:00:00', [offer('bonn', 900), offer('kassel', 950)]);
    await at('09:00:00', [offer('bonn', 890), offer('kassel', 950)]);
    await at('10:00:00', [offer('bonn', null), offer('trier', null)]);
    expect(await moves()).toEqual([
      { at: '08:00', product: 'P-1', seller: 'bonn', old: null, new: 900 },
      { at: '08:00', product: 'P-1', seller: 'kassel', old: null, new: 950 },
      { at: '09:00', product: 'P-1', seller: 'bonn', old: 900, new: 890 },
      { at: '10:00', product: 'P-1', seller: 'bonn', old: 890, new: null },
    ]);
  });

  test('are not kept of products that no rule covers, nor of other brands', async () => {
    await at('08:00:00', [offer('bonn', 900, { productId: 'P-2' })]);
    await at('09:00:00', [offer('bonn', 800, { productId: 'P-2' })]);
    await at('09:00:00', [offer('bonn', 900)], 'es');
    expect(await moves()).toEqual([]);
  });

  test('are of prices: another delivery alone is none', async () => {
    await at('08:00:00', [offer('bonn', 900)]);
    await at('09:00:00', [offer('bonn', 900, { delivery: 'same_day' })]);
    expect(await moves()).toHaveLength(1);
  });

  test('twice at one moment are one, from the first price to the last', async () => {
    await at('08:00:00', [offer('bonn', 900)]);
    await at('09:00:00', [offer('bonn', 890)]);
    await at('09:00:00', [offer('bonn', 880)]);
    expect((await moves())[1]).toEqual({ at: '09:00', product: 'P-1', seller: 'bonn', old: 900, new: 880 });
  });

  test('are seen by shops of the brand, and changed by none', async () => {
    await at('08:00:00', [offer('bonn', 900)]);
    const seen = (sellerId: string, brand: 'de' | 'es') =>
      withSeller(portal.app.pool, { sellerId, brand }, (db) =>
        db.rows(query.selectFrom('market_move').select('new_price as price')),
      );
    expect(await seen(linden, 'de')).toEqual([{ price: 900 }]);
    expect(await seen(salvia, 'es')).toEqual([]);
    const removed = withSeller(portal.app.pool, { sellerId: linden, brand: 'de' }, (db) =>
      db.rows(query.deleteFrom('market_move')),
    );
    await expect(removed).rejects.toThrow('permission denied');
  });

  test('are kept for eight days', async () => {
    await portal.ask(
      `insert into market_move (product_no, at, market_seller_no, brand, new_price)
       select 1, now() - make_interval(secs => days * 86400), 1, 'de', 900 from unnest(array[7.9, 8.1, 30]) as days`,
    );
    portal.setNow(new Date());
    await retention.run(portal.jobContext(), {});
    expect(
      await portal.ask(`select round(extract(epoch from now() - at) / 86400, 1)::text as days from market_move`),
    ).toEqual([{ days: '7.9' }]);
  });
});
