import { aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { callerWith, tokenOf } from '../testing/by-token.ts';

const portal = await portalForFile({ hasSandbox: true });
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
const client = new pg.Client({ connectionString: portal.app.config.sandbox?.databaseOwnerUrl });
await client.connect();
const sandbox = forThisFile({
  ask: async (text: string) => (await client.query(text)).rows,
  close: () => client.end(),
});
const ofTest = callerWith(portal, await tokenOf(portal, { user: 'anna', isTest: true }));
const anna = await signedIn(portal, 'anna');

const minutesLater = (minutes: number) => portal.setNow(new Date(testNow.getTime() + minutes * 60_000));

const entered = () =>
  sandbox.ask(
    `select first_day::text as "from", last_day::text as "to", offers, reason, made_by as "madeBy" from closure`,
  );

/** By when a customer who writes now is to be answered. */
async function replyDue(): Promise<string> {
  const { body: placed } = await ofTest('POST', '/sandbox/orders', {});
  const path = `/sandbox/orders/${placed.order.id}/messages`;
  return (await ofTest('POST', path, { subject: 'delivery', text: 'Wo ist es?' })).body.message.dueAt;
}

test('decision 0097: the next call follows what was changed in the shop', async () => {
  expect((await ofTest('GET', '/orders/counts')).status).toBe(200);
  await portal.ask(
    `update seller set locale = 'fr_FR', name = 'Linden am Markt', services = services || '[{"code": "stockhub", "status": "subscribed"}]',
       opening_hours = jsonb_set(opening_hours, '{monday}', '{"mode": "closed"}') where id = $1`,
    [sellerId],
  );
  await ofTest('GET', '/orders/counts');
  const shown = `select id, name, locale, services, opening_hours, region, postal_code from seller`;
  expect(await sandbox.ask(shown)).toEqual(await portal.ask(shown));
});

test('decision 0097: closures follow within minutes, and deadlines are counted by them', async () => {
  minutesLater(0);
  await ofTest('GET', '/orders/counts');
  const before = await replyDue();
  const body = { from: '2026-11-25', to: '2026-12-01', reason: 'Umbau bei Anna', offers: 'sold_later' } as const;
  const planned = await anna.ask('POST /holidays/closures', { body });
  minutesLater(2);
  await ofTest('GET', '/orders/counts');
  // What was announced after somebody wrote counts for nobody who had written; the database has its own clock.
  await sandbox.ask(`update closure set created_at = '2026-11-24T08:00:00Z'`);
  const after = await replyDue();
  expect([before < '2026-11-26', after > '2026-12-01']).toEqual([true, true]);
  const { from, to, offers } = body;
  expect(await entered()).toEqual([{ from, to, offers, reason: null, madeBy: 'Sandbox' }]);
  const [closure] = planned.closures;
  await anna.ask('DELETE /holidays/closures/:closureId', { params: { closureId: closure?.id ?? '' }, body: {} });
  minutesLater(4);
  await ofTest('GET', '/orders/counts');
  expect(await entered()).toEqual([]);
});

test('decision 0097: holidays that a shop keeps or works on, and its region, follow', async () => {
  const region = { body: { version: 0, region: 'BY' } };
  await anna.ask('PUT /holidays/region', region);
  await anna.ask('PUT /holidays/local', { body: { rule: '06-29', name: 'Peter und Paul', isKept: true } });
  await anna.ask('PUT /holidays/days/:day', { params: { day: '2027-01-06' }, body: { isOpen: true } });
  await anna.ask('POST /holidays/special-hours', {
    body: { day: '2026-12-24', hours: { mode: 'full', first: { from: '08:00', to: '12:00' } }, note: 'Anna allein' },
  });
  minutesLater(8);
  await ofTest('GET', '/orders/counts');
  const days = `select (select region from shop_calendar) as region, (select string_agg(rule, ',') from local_holiday) as local,
    (select string_agg(day::text, ',') from open_holiday) as open, (select string_agg(day::text, ',') from special_hours) as special`;
  expect(await sandbox.ask(days)).toEqual([
    { region: 'BY', local: '06-29', open: '2027-01-06', special: '2026-12-24' },
  ]);
  expect(await sandbox.ask('select note, made_by from special_hours')).toEqual([{ note: null, made_by: 'Sandbox' }]);
});
