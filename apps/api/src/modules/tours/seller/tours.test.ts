import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, codeOf, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna'), aUser('ben')] }));
const ahorn = await putSeller(portal, 'de', 'ahorn', aSeller({ users: [aUser('carla')] }));

const view = (browser: Browser, tour: 'order_card' | 'business_launch') =>
  browser.ask('PUT /tours/:tour/viewed', { params: { tour } });
const viewedBy = async (browser: Browser) => (await browser.ask('POST /session-details', {})).viewedTours;

beforeEach(async () => {
  await portal.ask('delete from viewed_tour');
  await portal.ask('delete from rate_window');
});

test('MET-06 a tour that was seen is known in every browser of the person, twice as once', async () => {
  const anna = await signedIn(portal, 'anna');
  expect(await viewedBy(anna)).toEqual([]);
  expect(await view(anna, 'order_card')).toEqual({ name: 'order_card', expirationDate: null });
  await Promise.all([view(anna, 'order_card'), view(anna, 'order_card'), view(anna, 'business_launch')]);
  expect(await viewedBy(await signedIn(portal, 'anna'))).toEqual(['business_launch', 'order_card']);
  const [row] = await portal.ask<{ rows: number }>('select count(*)::integer as rows from viewed_tour');
  expect(row?.rows).toBe(2);
});

test('MET-06 each person has their own, and one person theirs in each shop', async () => {
  const anna = await signedIn(portal, 'anna');
  await view(anna, 'order_card');
  expect(await viewedBy(await signedIn(portal, 'ben'))).toEqual([]);
  expect(await viewedBy(await signedIn(portal, 'carla'))).toEqual([]);
  await portal.ask(
    `insert into membership (user_id, seller_id, brand, role, since)
     select user_id, $2, brand, 'accounting', now() from membership where seller_id = $1 and user_id = (select id from user_account where username = 'anna')`,
    [linden, ahorn],
  );
  await anna.ask('POST /shops/:sellerId/open', { params: { sellerId: ahorn } });
  expect(await viewedBy(anna)).toEqual([]);
  await view(anna, 'business_launch');
  expect(await viewedBy(anna)).toEqual(['business_launch']);
});

test('MET-06 what has ended is left out, an unknown tour refused, and who leaves a shop meets its tours again', async () => {
  const ben = await signedIn(portal, 'ben');
  await view(ben, 'order_card');
  await portal.ask(`update viewed_tour set expires_on = '2026-01-01'`);
  expect(await viewedBy(ben)).toEqual([]);
  expect(codeOf(await ben.call('PUT', '/tours/none/viewed', { body: {} }))).toBe('request.invalid');
  await portal.ask(`delete from membership where user_id = (select id from user_account where username = 'ben')`);
  expect(await portal.ask('select name from viewed_tour')).toEqual([]);
});

test('MET-06 the page names them before it asks anything', async () => {
  const anna = await signedIn(portal, 'anna');
  await view(anna, 'order_card');
  const page = await portal.server.inject({
    url: '/initial-data',
    headers: { host: 'de.localhost', cookie: `offizin_session=${anna.cookies.get('offizin_session')}` },
  });
  expect(page.json()).toMatchObject({ session: { viewedTours: ['order_card'] } });
});
