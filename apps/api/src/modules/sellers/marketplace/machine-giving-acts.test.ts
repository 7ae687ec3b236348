import { givingAct, givingActs } from '@offizin/contract/giving-acts';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { giveFactor } from '../../../testing/teams.ts';
import type { JobPayload } from '../../../platform/jobs/job-payloads.ts';
import { mailOwner } from '../../history/jobs/mail-owner.job.ts';

const mails = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: mails.url });
const services = [{ code: 'adyen', status: 'subscribed' }] as const;
const linden = aSeller({ users: [aUser('linden'), aUser('second')], services: [...services] });
const sellerId = await putSeller(portal, 'de', 'linden', linden);

const told = () =>
  portal.ask<{ payload: JobPayload<'mail_owner'> }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail_owner' order by j.id`,
  );
const history = () =>
  portal.ask<{ kind: string; changes: { field: string; old: unknown; new: unknown }[] }>(
    'select kind, changes from audit where seller_id = $1 order by id',
    [sellerId],
  );
const idOf = async (username: string) =>
  (await portal.ask<{ id: string }>('select id from user_account where username = $1', [username]))[0]?.id ?? '';

interface Case {
  readonly act: string;
  readonly what: string;
  readonly body?: object;
  readonly before?: () => Promise<unknown>;
  /** How many rows of the history there are more, and how many mails. */
  readonly rows: number;
  readonly mails: number;
  readonly path?: string;
}

const put = 'PUT /sellers/:externalId';
const payout = 'PUT /sellers/:externalId/payout';
const reset = 'DELETE /sellers/:externalId/users/:username/second-factor';
const record = (changes: Partial<SellerRecord>) => ({ ...linden, ...changes });
const withUser = (user: SellerRecord['users'][number]) => record({ users: [...linden.users, user] });
const moved = { ...aUser('second'), email: 'second@elsewhere.example' };
const approved = { state: 'approved', requirements: [] };

const cases: readonly Case[] = [
  { act: put, what: 'a further owner', body: withUser(aUser('third')), rows: 1, mails: 3 },
  { act: put, what: 'a manager', body: withUser({ ...aUser('manager'), role: 'manager' }), rows: 1, mails: 2 },
  { act: put, what: 'somebody who reads', body: withUser({ ...aUser('reader'), role: 'reader' }), rows: 1, mails: 0 },
  {
    act: put,
    what: 'two owners at once',
    body: record({ users: [...linden.users, aUser('fourth'), aUser('fifth')] }),
    rows: 2,
    mails: 8,
  },
  { act: put, what: 'another mailbox', body: record({ users: [aUser('linden'), moved] }), rows: 1, mails: 2 },
  {
    act: put,
    what: 'lets somebody in again',
    body: linden,
    before: () => portal.ask(`update user_account set banned = true where username = 'second'`),
    rows: 1,
    mails: 2,
  },
  {
    act: put,
    what: 'shuts somebody out',
    body: record({ users: [aUser('linden'), { ...aUser('second'), banned: true }] }),
    rows: 1,
    mails: 0,
  },
  { act: put, what: 'a repeat', body: linden, rows: 0, mails: 0 },
  { act: put, what: 'gold partner', body: record({ goldPartner: true }), rows: 1, mails: 0 },
  {
    act: reset,
    what: 'of who has one',
    before: async () => giveFactor(portal, await idOf('second'), 'app'),
    path: '/sellers/linden/users/Second/second-factor',
    rows: 1,
    mails: 2,
  },
  {
    act: payout,
    what: 'payouts flow again',
    before: () => portal.ask('update payout_account set blocked_at = $1', [testNow]),
    body: { ...approved, blocked: false },
    path: '/sellers/linden/payout',
    rows: 1,
    mails: 2,
  },
  {
    act: payout,
    what: 'stops payouts',
    body: { ...approved, blocked: true },
    path: '/sellers/linden/payout',
    rows: 1,
    mails: 0,
  },
];

beforeEach(async () => {
  await putSeller(portal, 'de', 'linden', linden);
  await portal.ask(
    `delete from membership where user_id in (select id from user_account where username not in ('linden', 'second'))`,
  );
  await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payout', body: approved });
  await portal.ask('update payout_account set blocked_at = null');
  await portal.ask('delete from authenticator');
  await portal.ask('delete from graphile_worker._private_jobs');
});

test('AUT-18 each operation of the marketplace of which the owners learn is tried', () => {
  const acts = Object.keys(givingActs).filter((name) => givingAct(name)?.proof === 'by_key');
  const tried = new Set(cases.filter((each) => each.mails > 0).map(({ act }) => act));
  expect([...tried].toSorted()).toEqual(acts.toSorted());
});

test.each(cases)(
  'AUT-18 the marketplace, $act, $what: $rows rows in the history, $mails mails to the owners',
  async ({ act, body, before, rows, mails: count, path = '/sellers/linden' }) => {
    await before?.();
    const known = (await history()).length;
    const method = act.startsWith('PUT ') ? 'PUT' : 'DELETE';
    expect((await machineCall(portal, { method, path, body })).status).toBe(200);
    const found = (await history()).slice(known);
    expect(found.map(({ changes }) => changes.length > 0)).toEqual(Array.from({ length: rows }, () => true));
    expect(await told()).toHaveLength(count);
  },
);

test('AUT-18 the first owner of a shop alarms nobody, whether it comes with the shop or after it', async () => {
  await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('oak')] }));
  await putSeller(portal, 'de', 'buche', aSeller({ users: [] }));
  await putSeller(portal, 'de', 'buche', aSeller({ users: [aUser('beech'), aUser('beech-two')] }));
  expect(await told()).toEqual([]);
  await putSeller(portal, 'de', 'buche', aSeller({ users: [aUser('beech'), aUser('beech-three')] }));
  expect(await told()).toHaveLength(3);
});

test('AUT-18 an owner reads in the mail that the marketplace did it, and whom it concerns', async () => {
  await putSeller(portal, 'de', 'linden', withUser({ ...aUser('sixth'), role: 'owner' }));
  const [first] = await told();
  if (first === undefined) throw new Error('nobody is told');
  await mailOwner.run(portal.jobContext(), first.payload);
  const [mail] = mails.mails;
  expect(mail?.subject).toBe('Dem Team beigetreten bei Linden-Apotheke');
  expect(mail?.text).toMatch(/ Uhr hat \S+ bei Linden-Apotheke Folgendes getan:/u);
  expect(mail?.text).not.toContain('Früheres Mitglied');
  expect(mail?.text).toContain('• Person: User sixth (s…@shop.example)\n• Rolle: Inhaber\n');
});
