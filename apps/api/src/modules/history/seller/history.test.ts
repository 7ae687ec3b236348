import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { HistoryEntry } from '@offizin/contract/history/seller';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, type CallQuery, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';

let anna: Browser;

const portal = await portalForFile();
beforeEach(async () => {
  await putSeller(portal, 'de', 'linden', linden);
  await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
  await portal.ask('delete from audit');
  await portal.ask('delete from rate_window');
  anna = openBrowser(portal, 'de.localhost', '203.0.113.24');
  await anna.signIn('anna');
});

const linden = aSeller({
  users: [aUser('anna'), aUser('bert')],
  services: [
    { code: 'marketplace', status: 'subscribed' },
    { code: 'stockhub', status: 'subscribed' },
  ],
});

const history = async (browser: Browser, query: CallQuery<'GET /history'> = {}): Promise<HistoryEntry[]> =>
  (await browser.ask('GET /history', { query })).items;
const feed = {
  address: 'https://shop.example/stock.csv?token=abc',
  username: 'hub',
  password: 'geheim-123',
  type: 'stock_and_price',
  mapping: { stock: 'Menge', price: 'Kasse' },
  active: true,
} as const;

test('PRO-12 a sign-in says who, when and from where', async () => {
  expect(await history(anna)).toMatchObject([
    { kind: 'signin.succeeded', who: { kind: 'person', name: expect.any(String) }, from: { address: '203.0.113.24' } },
  ]);
  const failed = openBrowser(portal, 'de.localhost', '198.51.100.9');
  await failed.signIn('anna', 'wrong');
  expect((await history(anna))[0]).toMatchObject({ kind: 'signin.failed', from: { address: '198.51.100.9' } });
});

test('PRO-12 changed settings say from what to what, and no secret', async () => {
  await anna.ask('PUT /feed', { body: feed });
  await anna.ask('PUT /feed', { body: { ...feed, active: false, password: undefined } });
  await anna.ask('PUT /locale', { body: { locale: 'en_GB' } });
  const wishes = { sound: true, email: { order: true, offer: false, account: false } };
  await anna.ask('PUT /notification-preferences', { body: wishes });
  await anna.ask('PUT /notification-preferences', { body: wishes });
  const entries = await history(anna, { group: 'settings' });
  expect(entries.map(({ kind, changes }) => [kind, changes])).toEqual([
    [
      'notifications.changed',
      [
        { field: 'sound', old: false, new: true },
        { field: 'email_order', old: false, new: true },
      ],
    ],
    ['locale.changed', [{ field: 'language', old: 'de_DE', new: 'en_GB' }]],
    ['feed.saved', [{ field: 'active', old: true, new: false }]],
    [
      'feed.saved',
      [
        { field: 'address', old: null, new: 'https://shop.example/stock.csv' },
        { field: 'username', old: null, new: 'hub' },
        { field: 'password', old: null, new: null, hidden: true },
        { field: 'type', old: null, new: 'stock_and_price' },
        { field: 'mapping', old: null, new: null, hidden: true },
        { field: 'active', old: null, new: true },
      ],
    ],
  ]);
  const rows = await portal.ask<{ text: string }>('select a::text as text from audit a');
  for (const secret of ['geheim', 'token=']) expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
});

test('PRO-12 what the marketplace changes is there with its fields; a repeat leaves nothing, people are masked', async () => {
  const record = linden;
  await putSeller(portal, 'de', 'linden', record);
  expect(await history(anna, { group: 'company' })).toEqual([]);
  const moved = { ...record, goldPartner: true, businessType: 'perfumery' as const };
  await putSeller(portal, 'de', 'linden', { ...moved, users: [...record.users, aUser('dora')] });
  const certificates = [{ certificate: 'organic', validUntil: null }];
  const params = { externalId: 'linden' };
  await askMachine(portal, marketplaceApi.putPermissions, { params, body: { certificates, contracts: ['Avene'] } });
  const [permissions, person, company] = await history(anna, { who: 'marketplace' });
  expect(permissions).toMatchObject({
    kind: 'permissions.changed',
    who: { kind: 'marketplace', name: null },
    from: null,
    changes: [
      { field: 'certificates', old: '', new: 'organic' },
      { field: 'contracts', old: '', new: 'Avene' },
    ],
  });
  expect(company?.changes).toEqual([
    { field: 'business_type', old: record.businessType, new: 'perfumery' },
    { field: 'gold_partner', old: false, new: true },
  ]);
  expect(person).toMatchObject({
    kind: 'team.joined',
    who: { kind: 'marketplace', name: null },
    changes: [
      { field: 'person', old: null, new: 'User dora (d…@shop.example)' },
      { field: 'role', old: null, new: 'owner' },
    ],
  });
});

test('PRO-12 it is the shop’s own, page by page, by person and period', async () => {
  const carla = openBrowser(portal, 'de.localhost');
  await carla.signIn('carla');
  const bert = openBrowser(portal, 'de.localhost');
  await bert.signIn('bert');
  for (let each = 0; each < 5; each += 1) await anna.signIn('anna');
  expect(await history(carla)).toHaveLength(1);
  const first = await anna.ask('GET /history', { query: { limit: 4 } });
  const second = await anna.ask('GET /history', { query: { limit: 4, cursor: first.nextCursor ?? '' } });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([4, 3, null]);
  const { people } = await anna.ask('GET /history/people', {});
  expect(people).toHaveLength(2);
  const counts = await Promise.all(people.map(async ({ userId }) => (await history(anna, { who: userId })).length));
  expect(counts.toSorted()).toEqual([1, 6]);
  expect(await history(anna, { to: '2020-01-01' })).toEqual([]);
  expect(await history(anna, { from: '2020-01-01', to: '2099-12-31' })).toHaveLength(7);
  expect(codeOf(await anna.call('GET', '/history?cursor=bm9uc2Vuc2U'))).toBe('request.invalid');
});

test('PRO-12 nobody changes or deletes a row, and only who may see the team sees the history', async () => {
  await portal.ask(
    `update membership set role = 'orders' where user_id = (select id from user_account where username = 'anna')`,
  );
  expect((await anna.call('GET', '/history')).status).toBe(403);
  await portal.ask(
    `update membership set role = 'owner' where user_id = (select id from user_account where username = 'anna')`,
  );
  expect(await history(anna)).not.toEqual([]);
  expect(testNow).toBeInstanceOf(Date);
});
