import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';

const offers = 12_000;

/** A catalogue of which every second product is offered, a third of them by the wholesaler, the last thousand of one brand. */
const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await giveOffers(portal, sellerId, [{ productId: aProduct().productId, price: 699 }]);
await portal.ask(
  `insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market, image)
   select p.brand, 'many-' || n, 'Creme ' || n, p.pack, case when n > ${2 * offers - 2000} then 'Rare' else 'Common' end,
     p.manufacturer, p.category, p.product_type, p.market, p.image from product p, generate_series(1, ${2 * offers}) n`,
);
await portal.ask(
  `insert into offer (seller_id, brand, product_no, price, stock, origin, active, status, created_at, created_run, changed_at, changed_run)
   select o.seller_id, o.brand, p.no, 500, 5, case when p.no % 3 = 0 then 'wholesaler' else 'own' end, true, 'active',
     o.created_at, o.created_run, o.changed_at, o.changed_run
   from offer o, product p where p.product_id like 'many-%' and p.no % 2 = 0`,
);
await portal.ask(`update offer_count set offers = ${offers}`);
await portal.ask('analyze');
const seller = await signedIn(portal, 'linden');

test.each([{}, { q: 'creme' }])(
  'OFF-02 facets of very many offers are estimated close to what is counted then: %j',
  async (query) => {
    const ask = () => seller.ask('GET /offers/facets', { query });
    const estimated = await ask();
    await expect.poll(async () => (await ask()).approximate, { timeout: 20_000 }).toBe(false);
    const exact = await ask();
    expect(estimated.approximate).toBe(true);
    const near = (found: number, counted: number) => {
      expect(found).toBeGreaterThan(counted * 0.8);
      expect(found).toBeLessThan(counted * 1.2);
    };
    const of = (values: readonly { value: string; offers: number }[], value: string) =>
      values.find((one) => one.value === value)?.offers ?? 0;
    near(estimated.total, exact.total);
    for (const origin of ['own', 'wholesaler']) near(of(estimated.origin, origin), of(exact.origin, origin));
    // A brand of one place of the catalogue is there, too.
    expect(of(exact.brand, 'Rare')).toBe(1000);
    near(of(estimated.brand, 'Rare'), 1000);
  },
);
