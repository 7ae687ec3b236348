import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { givingAct, givingActs } from '@offizin/contract/giving-acts';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, openBrowser, signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import type { JobPayload } from '../../../platform/jobs/job-payloads.ts';
import { mailOwner } from '../../history/jobs/mail-owner.job.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { giveFactor, send } from '../../../testing/teams.ts';

const mails = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: mails.url });
const services = (['marketplace', 'stockhub', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));
const users = [aUser('linden'), aUser('second'), { ...aUser('helper'), role: 'reader' as const }];
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users, services }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('guest')] }));
const owner = await signedIn(portal, 'linden');
const [helper] = await portal.ask<{ id: string }>(`select id from user_account where username = 'helper'`);
const helperId = helper?.id ?? '';
const endpoints: readonly EndpointSpec[] = browserEndpoints;

/** Sets back what the acts change, and how long ago the owner proved who it is. */
const setBack = (table: string) => portal.ask(`delete from ${table}`);
const proved = (minutes: number) =>
  portal.ask('update session set authenticated_at = $1', [new Date(testNow.getTime() - minutes * 60_000)]);
const history = () =>
  portal.ask<{ kind: string; changes: unknown[] }>(
    `select kind, changes from audit where seller_id = $1 and kind not like 'signin%' order by id`,
    [sellerId],
  );
const told = () =>
  portal.ask(`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail_owner'`);

async function countOwners(): Promise<number> {
  const found = await portal.ask(`select 1 from membership where seller_id = $1 and role = 'owner'`, [sellerId]);
  return found.length;
}

const invited = (role: string) => ({ emails: ['new@people.example'], role, endsOn: null });
const endpoint = { address: 'https://93.184.216.34/hooks', events: ['order.created'], active: true };
const feed = {
  address: 'https://93.184.216.34/stock.csv',
  username: null,
  type: 'stock_and_price',
  mapping: {},
  active: true,
};

async function invitationOf(role: string): Promise<Record<string, string>> {
  const [row] = await portal.ask<{ id: string }>(
    `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
     values ($1, gen_random_uuid(), 'de', 'new@people.example', $2, '\\x01', now(), now()) returning id`,
    [sellerId, role],
  );
  return { invitationId: row?.id ?? '' };
}

async function webhookAt(address: string): Promise<Record<string, string>> {
  const [row] = await portal.ask<{ id: string }>(
    `insert into webhook (id, brand, seller_id, address, events, state, created_at)
     values (gen_random_uuid(), 'de', $1, $2, '{order.created}', 'active', now()) returning id`,
    [sellerId, address],
  );
  return { webhookId: row?.id ?? '' };
}

async function feedAt(address: string): Promise<Record<string, string>> {
  await proved(0);
  await owner.ask('PUT /feed', { body: { ...feed, address, type: 'stock_and_price' } });
  await portal.ask('delete from rate_window');
  return {};
}

interface Case {
  readonly act: string;
  readonly body?: object;
  readonly of?: () => Promise<Record<string, string>>;
}
const refundLimits = { manager: null, orders: 5000, systems: 0 };
const limitedTo = (limits: object) => async () => {
  await portal.ask('update seller set refund_limits = $2 where id = $1', [sellerId, limits]);
  return {};
};
const ofHelper = async () => ({ userId: helperId });

const giving: readonly Case[] = [
  ...['owner', 'manager', 'accounting'].flatMap((role): Case[] => [
    { act: 'POST /team/invitations', body: invited(role) },
    { act: 'POST /team/invitations/:invitationId/resend', of: () => invitationOf(role) },
    { act: 'PUT /team/members/:userId', body: { role, endsOn: null }, of: ofHelper },
  ]),
  { act: 'PUT /webhooks/:webhookId', body: endpoint, of: () => webhookAt('https://93.184.216.35/hooks') },
  { act: 'PUT /feed', body: feed },
  { act: 'PUT /feed', body: feed, of: () => feedAt('https://93.184.216.35/stock.csv') },
  { act: 'PUT /feed', body: { ...feed, username: 'linden' }, of: () => feedAt(feed.address) },
  { act: 'PUT /feed', body: { ...feed, password: 'secret' }, of: () => feedAt(feed.address) },
  { act: 'POST /api-tokens', body: { name: 'Till', scopes: ['orders:read'], days: 90 } },
  { act: 'POST /webhooks', body: { address: endpoint.address, events: endpoint.events } },
  { act: 'POST /webhooks/:webhookId/secrets', body: {}, of: () => webhookAt(endpoint.address) },
  { act: 'PUT /team/second-factor', body: { required: false } },
  { act: 'DELETE /team/members/:userId/second-factor', of: ofHelper },
  { act: 'PUT /team/refund-limits', body: refundLimits, of: limitedTo({ ...refundLimits, orders: 4999 }) },
  { act: 'PUT /team/refund-limits', body: refundLimits, of: limitedTo({ ...refundLimits, manager: 9000 }) },
];

const harmless: readonly Case[] = [
  ...['orders', 'catalogue', 'reader'].flatMap((role): Case[] => [
    { act: 'POST /team/invitations', body: invited(role) },
    { act: 'POST /team/invitations/:invitationId/resend', of: () => invitationOf(role) },
  ]),
  { act: 'PUT /team/members/:userId', body: { role: 'orders', endsOn: null }, of: ofHelper },
  {
    act: 'PUT /webhooks/:webhookId',
    body: { ...endpoint, events: ['order.cancelled'] },
    of: () => webhookAt(endpoint.address),
  },
  { act: 'PUT /feed', body: { ...feed, active: false }, of: () => feedAt(feed.address) },
  { act: 'PUT /team/refund-limits', body: refundLimits, of: limitedTo({}) },
  { act: 'PUT /team/refund-limits', body: refundLimits, of: limitedTo({ ...refundLimits, systems: 100 }) },
];

beforeEach(async () => {
  for (const table of [
    'webhook',
    'team_invitation',
    'feed',
    'rate_window',
    'graphile_worker._private_jobs',
    'authenticator',
  ])
    await setBack(table);
  await portal.ask(`update membership set role = 'reader' where user_id = $1`, [helperId]);
  await portal.ask('update seller set second_factor_required = true');
  const [first] = await portal.ask<{ id: string }>(`select id from user_account where username = 'linden'`);
  for (const id of [helperId, first?.id ?? '']) await giveFactor(portal, id, 'app');
});

test('AUT-17 every act that always gives something is refused without a fresh proof', async () => {
  await proved(60);
  for (const each of endpoints.filter(({ reauthenticated }) => reauthenticated === true)) {
    const { method, path, body, headers } = sampleRequest(each);
    const reply = await owner.call(method, path, { body, headers });
    expect([`${method} ${each.path}`, codeOf(reply)]).toEqual([`${method} ${each.path}`, 'reauthentication.required']);
  }
});

test('AUT-17 each act of which the owners learn is tried, those that give sometimes in both ways', () => {
  const acts = (cases: readonly Case[]) => [...new Set(cases.map(({ act }) => act))].toSorted();
  const those = (proofs: readonly string[]) =>
    Object.keys(givingActs).filter((name) => {
      const act = givingAct(name);
      return act?.tells === 'owners' && proofs.includes(act.proof);
    });
  expect(acts(giving)).toEqual(those(['always', 'when_it_gives']).toSorted());
  expect(acts(harmless)).toEqual(those(['when_it_gives']).toSorted());
});

test.each(giving)(
  'AUT-17 $act $body: with an old proof nothing happens; with a fresh one every owner learns it',
  async ({ act, body, of }) => {
    const params = (await of?.()) ?? {};
    await setBack('graphile_worker._private_jobs');
    const before = await history();
    await proved(60);
    expect(codeOf(await send(owner, act, { params, body }))).toBe('reauthentication.required');
    expect([await history(), await told()]).toEqual([before, []]);
    await proved(0);
    const reply = await send(owner, act, { params, body });
    expect([reply.status, reply.text.slice(0, 120)]).toEqual([200, expect.anything()]);
    const rows = (await history()).slice(before.length);
    expect(rows).toEqual([{ kind: expect.anything(), changes: expect.arrayContaining([expect.anything()]) }]);
    expect(await told()).toHaveLength(await countOwners());
  },
);

test.each(harmless)('AUT-17 $act $body: needs no proof, and nobody is mailed', async ({ act, body, of }) => {
  const params = (await of?.()) ?? {};
  await setBack('graphile_worker._private_jobs');
  await proved(60);
  expect((await send(owner, act, { params, body })).status).toBe(200);
  expect(await told()).toEqual([]);
});

/** The key of a link to an invitation as owner of somebody who has no account, or of the helper of another shop. */
async function keyOf(email: string): Promise<string> {
  const key = newToken();
  await portal.ask(
    `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
     values ($1, gen_random_uuid(), 'de', $2, 'owner', $3, $4, $4::timestamptz + interval '1 day')`,
    [sellerId, email, hashOf(key), testNow],
  );
  return key;
}

test.each(['register', 'accept'] as const)(
  'AUT-18 who becomes an owner by an invitation is told to the owners: %s',
  async (way) => {
    const before = await countOwners();
    const hasAccount = way === 'accept';
    const browser = hasAccount ? await signedIn(portal, 'guest') : openBrowser(portal, 'de.localhost', '192.0.2.44');
    const key = await keyOf(hasAccount ? 'guest@shop.example' : 'new@people.example');
    await browser.ask('POST /invitation/open', { body: { key } });
    const body = { name: 'Laura Prats', password: 'Zitronen-Baum7', locale: 'de_DE' };
    expect((await send(browser, `POST /invitation/${way}`, hasAccount ? {} : { body })).status).toBe(200);
    expect((await history()).at(-1)).toMatchObject({
      kind: 'team.joined',
      changes: [{ field: 'person' }, { new: 'owner' }],
    });
    expect(await told()).toHaveLength(before + 1);
  },
);

test('AUT-18 an owner reads in a mail who gave what to whom', async () => {
  await proved(0);
  await owner.ask('PUT /team/members/:userId', {
    params: { userId: helperId },
    body: { role: 'owner', endsOn: '2027-01-31' },
  });
  const jobs = await portal.ask<{ payload: JobPayload<'mail_owner'> }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail_owner'`,
  );
  for (const { payload } of jobs) await mailOwner.run(portal.jobContext(), payload);
  expect(mails.mails).toHaveLength(await countOwners());
  const [mail] = mails.mails;
  expect(mail?.subject).toBe('Rolle geändert bei Linden-Apotheke');
  expect(mail?.text).toContain('hat User linden bei Linden-Apotheke Folgendes getan:');
  expect(mail?.text).toContain(
    '• Rolle geändert\n• Person: User helper (h…@shop.example)\n• Rolle: nur Lesen → Inhaber\n• Zugang bis: 31.01.2027\n\n',
  );
  expect(mail?.text).toContain('/seller/perfil/acceso?tab=activity');
});
