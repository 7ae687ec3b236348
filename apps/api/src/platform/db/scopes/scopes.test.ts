import { aSeller } from '@offizin/testkit/records';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { portalForFile, putSeller } from '../../../testing/portal.ts';
import { inShops, type SellerDb, withSeller } from './scopes.ts';

const portal = await portalForFile();
const shops: { sellerId: string; brand: 'de' }[] = [];
for (const name of ['linden', 'eiche', 'ulme'])
  shops.push({ sellerId: await putSeller(portal, 'de', name, aSeller()), brand: 'de' });
const [home, ...others] = shops;
if (home === undefined) throw new Error('no shop');

const settled = sql<{ shop: string }>`select current_setting('app.seller_id') as shop`;
const shopOf = async (db: SellerDb) => (await db.first(settled))?.shop;

describe('several shops of a person', () => {
  test('are asked each in its own scope, and then the call goes on in its own', async () => {
    const seen = await withSeller(portal.app.pool, home, async (db) => {
      const asked = await inShops(db, { from: home, to: [...others, home] }, (own) =>
        Promise.all([shopOf(own), shopOf(own), own.sellerId]),
      );
      return [...asked, await shopOf(db)];
    });
    const threeTimes = ({ sellerId }: { sellerId: string }) => [sellerId, sellerId, sellerId];
    expect(seen).toEqual([...[...others, home].map(threeTimes), home.sellerId]);
  });

  test('have no question that comes after an answer: it would be asked in another one', async () => {
    const late = withSeller(portal.app.pool, home, (db) =>
      inShops(db, { from: home, to: others }, async (own) => {
        await shopOf(own);
        return shopOf(own);
      }),
    );
    await expect(late).rejects.toThrow('this shop was left');
  });

  test('leave no statement of their own behind in the connection', async () => {
    const names = await withSeller(portal.app.pool, home, async (db) => {
      await inShops(db, { from: home, to: others }, shopOf);
      return db.rows(sql`select statement from pg_prepared_statements where statement like 'set local%'`);
    });
    expect(names).toEqual([]);
  });
});
