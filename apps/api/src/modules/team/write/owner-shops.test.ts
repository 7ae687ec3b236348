import type { Role } from '@offizin/domain/access/roles';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../platform/db/scopes/query.ts';
import { asIdentity, withIdentity, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { putMarketOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { findNumbersOfOwners } from './owner-shops-queries.ts';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct({ productId: 'P-1' })]);
const shops = ['linden', 'rose', 'tulpe'] as const;
type Shop = (typeof shops)[number];
const [linden, rose, tulpe] = await Promise.all(
  shops.map((shop) => putSeller(portal, 'de', shop, aSeller({ users: [aUser(shop)] }))),
);
const ids: Readonly<Record<Shop, string>> = { linden: linden ?? '', rose: rose ?? '', tulpe: tulpe ?? '' };
await putMarketOffers(
  portal,
  'de',
  [...shops, 'kassel'].map((seller) => ({ productId: 'P-1', seller, label: 'Apotheke', price: 900 })),
);

/** Puts the person who owns one shop into the team of another one. */
async function join(owner: Shop, shop: Shop, { role, endsAt = null }: { role: Role; endsAt?: Date | null }) {
  await portal.ask(
    `insert into membership (seller_id, user_id, brand, role, since, ends_at)
     select $1, id, 'de', $3, now(), $4 from user_account where username = $2`,
    [ids[shop], owner, role, endsAt],
  );
}

/** Whose numbers those are. */
async function named(numbers: readonly number[]): Promise<string[]> {
  const rows = await portal.ask<{ id: string }>('select external_id as id from market_seller where no = any($1)', [
    numbers,
  ]);
  return rows.map(({ id }) => id).toSorted();
}

const ask = async (shop: Shop) =>
  named(await withIdentity(portal.app.pool, (db) => findNumbersOfOwners(db, { sellerId: ids[shop], now: testNow })));

beforeEach(async () => {
  await portal.ask(
    'delete from membership m using user_account u, seller s where u.id = m.user_id and s.id = m.seller_id and s.external_id <> u.username',
  );
});

describe('OFF-11 shops of one owner', () => {
  test('a shop whose owner has no other one is alone', async () => {
    expect(await ask('linden')).toEqual(['linden']);
  });

  test('the other shops of each owner are found from either side, and no further', async () => {
    await join('linden', 'rose', { role: 'owner' });
    await join('rose', 'tulpe', { role: 'owner' });
    expect(await ask('linden')).toEqual(['linden', 'rose']);
    expect(await ask('rose')).toEqual(['linden', 'rose', 'tulpe']);
    expect(await ask('tulpe')).toEqual(['rose', 'tulpe']);
  });

  test.each(['reader', 'manager', 'accounting'] as const)('who is %s of another shop does not own it', async (role) => {
    await join('linden', 'rose', { role });
    expect(await ask('linden')).toEqual(['linden']);
    expect(await ask('rose')).toEqual(['rose']);
  });

  test('an owner whose time has ended owns it no more', async () => {
    await join('linden', 'rose', { role: 'owner', endsAt: new Date(testNow.getTime() - 1000) });
    expect(await ask('linden')).toEqual(['linden']);
    expect(await ask('rose')).toEqual(['rose']);
  });

  test('a call of a shop asks it within its own transaction and is in its own scope again', async () => {
    await join('linden', 'rose', { role: 'owner' });
    const own = { sellerId: ids.linden, brand: 'de' } as const;
    const { numbers, seen } = await withSeller(portal.app.pool, own, async (db) => ({
      numbers: await asIdentity(db, (identity) => findNumbersOfOwners(identity, { ...own, now: testNow })),
      seen: await db.rows(query.selectFrom('seller').select('external_id as id')),
    }));
    expect(await named(numbers)).toEqual(['linden', 'rose']);
    expect(seen).toEqual([{ id: 'linden' }]);
  });

  test('what it reads of the market is who has which number, and nothing else', async () => {
    const labels = withIdentity(portal.app.pool, (db) => db.rows(query.selectFrom('market_seller').select('label')));
    await expect(labels).rejects.toThrow('permission denied');
    const offers = withIdentity(portal.app.pool, (db) => db.rows(query.selectFrom('market_offer').select('price')));
    await expect(offers).rejects.toThrow('permission denied');
  });
});
