import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';

const services = [{ code: 'marketplace', status: 'subscribed' }] as const;
const portal = await portalForFile();
const record = aSeller({ name: 'Linden-Apotheke', users: [aUser('anna'), aUser('berta')], services: [...services] });
await putSeller(portal, 'de', 'linden', record);
const [anna, berta] = [await signedIn(portal, 'anna'), await signedIn(portal, 'berta')];
const [{ id: annaId } = { id: '' }] = await portal.ask<{ id: string }>(
  `select id from user_account where username = 'anna'`,
);

const make = async (name: string, ofShop?: boolean) =>
  anna.ask('POST /api-tokens', {
    body: { name, scopes: ['orders:process'], days: 30, ...(ofShop !== undefined && { ofShop }) },
  });
const status = async (secret: string) =>
  (
    await portal.server.inject({
      url: '/api/shop/v1/orders?tab=to-manage',
      headers: { host: 'de.localhost', authorization: `Bearer ${secret}` },
    })
  ).statusCode;

const lastAct = async (kind: string) => {
  const [row] = await portal.ask<{ changes: object[] }>(
    'select changes from audit where kind = $1 order by id desc limit 1',
    [kind],
  );
  return row?.changes;
};
const mailed = async () =>
  (
    await portal.ask(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail_owner'`,
    )
  ).length;

beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['api_token', 'rate_window', 'graphile_worker._private_jobs'])
    await portal.ask(`delete from ${table}`);
});

describe('MKT-03 a token of the shop', () => {
  test('works on when its maker is no owner any more, one of its maker does not, and every owner learns of it', async () => {
    const [shops, own] = [await make('Packing station', true), await make('My script')];
    expect([shops.token.ofShop, own.token.ofShop]).toEqual([true, false]);
    expect([await status(shops.secret), await status(own.secret)]).toEqual([200, 200]);
    const before = await mailed();
    await berta.ask('PUT /team/members/:userId', {
      params: { userId: annaId },
      body: { role: 'reader', endsOn: null },
    });
    expect([await status(shops.secret), await status(own.secret)]).toEqual([200, 401]);
    expect(await lastAct('team.changed')).toContainEqual({
      field: 'tokens_that_stay',
      old: null,
      new: 'Packing station',
    });
    expect(await mailed()).toBeGreaterThan(before);
    await portal.ask(`update membership set role = 'owner' where user_id = $1`, [annaId]);
  });

  test('says in the history that it is one, and acts in the shop’s name', async () => {
    const { secret } = await make('Packing station', true);
    expect(await lastAct('api_token.changed')).toContainEqual({ field: 'of_shop', old: null, new: true });
    expect(await status(secret)).toBe(200);
  });

  test('ends with its shop, with its maker’s ban, when it is revoked and at its end', async () => {
    const { secret, token } = await make('Packing station', true);
    for (const [ban, lift] of [
      [`update seller set status = 'banned'`, `update seller set status = 'active'`],
      [
        `update user_account set banned = true where username = 'anna'`,
        `update user_account set banned = false where username = 'anna'`,
      ],
    ] as const) {
      await portal.ask(ban);
      expect(await status(secret)).toBe(401);
      await portal.ask(lift);
      expect(await status(secret)).toBe(200);
    }
    await berta.ask('DELETE /api-tokens/:tokenId', { params: { tokenId: token.id }, body: {} });
    expect(await status(secret)).toBe(401);
    const other = await make('ERP', true);
    portal.setNow(new Date(testNow.getTime() + 30 * 86_400_000));
    expect(await status(other.secret)).toBe(401);
  });

  test('works on when its maker was removed, and who revokes sees it among the shop’s', async () => {
    const { secret } = await make('Packing station', true);
    await berta.ask('DELETE /team/members/:userId', { params: { userId: annaId }, body: {} });
    expect(await status(secret)).toBe(200);
    expect(await lastAct('team.removed')).toContainEqual({
      field: 'tokens_that_stay',
      old: null,
      new: 'Packing station',
    });
    expect((await berta.ask('GET /api-tokens', {})).items).toMatchObject([{ name: 'Packing station', ofShop: true }]);
  });
});
