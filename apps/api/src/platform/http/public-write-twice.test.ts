import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { mailPasswordCode } from '../../modules/identity/jobs/mail-password-code.job.ts';
import { mailRegistrationCode } from '../../modules/registrations/jobs/mail-registration-code.job.ts';
import { openBrowser } from '../../testing/browser.ts';
import { forThisFile } from '../../testing/for-this-file.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../testing/portal.ts';
import { company, consents, contact, shop } from '../../testing/registration-answers.ts';
import { proveHuman } from '../../testing/solve-challenge.ts';
import { hashOf, newToken } from '../tokens.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const writes = endpoints.filter(({ access, method }) => access.kind === 'public' && method !== 'GET');

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const browsers = Object.fromEntries(
  ['applicant', 'forgetful', 'user', 'operator', 'guest'].map(
    (name, at) => [name, openBrowser(portal, 'de.localhost', `198.51.100.${at + 1}`)] as const,
  ),
);
type Who = 'applicant' | 'forgetful' | 'user' | 'operator' | 'guest';
const browserOf = (who: Who) => browsers[who] ?? openBrowser(portal, 'de.localhost', '198.51.100.99');

/** Runs the jobs that mail codes, and reads the newest. */
async function mailedCode(): Promise<string> {
  const jobs = await portal.ask<{ name: string; payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning t.identifier as name, j.payload`,
  );
  for (const { name, payload } of jobs)
    for (const job of [mailPasswordCode, mailRegistrationCode])
      if (job.name === name) await job.run(portal.jobContext(), payload);
  const [, first = '', second = ''] = /\n(\d{3}) (\d{3})\n/.exec(server.mails.at(-1)?.text ?? '') ?? [];
  return `${first}${second}`;
}

/** A flow that one call began, and the code that was mailed for it. */
async function flowOf(who: Who, path: string, email: string): Promise<object> {
  await portal.ask('delete from rate_window');
  const browser = browserOf(who);
  const body = { email, humanCheck: await proveHuman(browser), ...(path.startsWith('/reg') && { locale: 'de_DE' }) };
  const reply = await browser.call('POST', path, { body });
  return { flow: Object(reply.json).flow, code: await mailedCode() };
}

async function invitation(): Promise<object> {
  const key = newToken();
  await portal.ask(
    `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
     values ($1, gen_random_uuid(), 'de', 'new@people.example', 'reader', $2, $3, $3::timestamptz + interval '1 day')`,
    [sellerId, hashOf(key), testNow],
  );
  return { key };
}

async function minted(): Promise<object> {
  const body = { seller: 'linden', operator: 'Kim' };
  return (await machineCall(portal, { method: 'POST', path: '/impersonation-tokens', body })).body;
}

interface Step {
  readonly act: string;
  readonly who: Who;
  readonly body?: () => Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many of six are accepted; `some` where a rate or a cookie that moves refuses others. */
  readonly accepted: number | 'some';
  /** What grows of what must not be there twice. */
  readonly grows?: Readonly<Record<string, number>>;
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);
const said = (value: unknown) => async () => value;
const asked =
  (who: Who, email: string, more: object = {}) =>
  async () => ({
    email,
    humanCheck: await proveHuman(browserOf(who)),
    ...more,
  });
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const applicant = { who: 'applicant', accepted: 'some' } as const;

/** A call of each operation that anybody may make, in an order in which each finds what it needs. */
const steps: readonly Step[] = [
  {
    act: 'POST /signin',
    who: 'user',
    accepted: 'some',
    body: said({ user: { username: 'linden', password: testPassword }, hasRememberMe: true }),
  },
  { act: 'POST /signin/second-factor', who: 'user', accepted: 0, body: said({ code: '123456' }) },
  { act: 'POST /signin/passkey-options', who: 'user', accepted: 'some' },
  { act: 'POST /signin/passkey', who: 'user', accepted: 0, body: said({ passkey, hasRememberMe: false }) },
  { act: 'POST /impersonate', who: 'operator', accepted: 1, body: minted },
  { act: 'POST /password-code', who: 'forgetful', accepted: 1, body: asked('forgetful', 'linden@shop.example') },
  {
    act: 'POST /password',
    who: 'forgetful',
    accepted: 1,
    body: async () => ({
      password: 'Kamille#2027',
      ...(await flowOf('forgetful', '/password-code', 'linden@shop.example')),
    }),
  },
  {
    act: 'POST /registration/code',
    ...applicant,
    accepted: 1,
    body: asked('applicant', 'ute@birken.example', { locale: 'de_DE' }),
  },
  {
    act: 'POST /registration/proof',
    ...applicant,
    accepted: 1,
    body: () => flowOf('applicant', '/registration/code', 'ute@birken.example'),
    grows: { registration: 1 },
  },
  { act: 'PUT /registration/answers', ...applicant, body: said({ step: 'shop', answers: shop }) },
  { act: 'PUT /registration/answers', ...applicant, body: said({ step: 'company', answers: company }) },
  { act: 'PUT /registration/answers', ...applicant, body: said({ step: 'contact', answers: contact }) },
  { act: 'PUT /registration/licence', ...applicant, body: said(pdf), headers: { 'content-type': 'application/pdf' } },
  { act: 'DELETE /registration/licence', ...applicant },
  { act: 'POST /registration/link', ...applicant },
  { act: 'POST /registration/resume', ...applicant, accepted: 0, body: said({ key: 'A'.repeat(43) }) },
  {
    act: 'POST /registration/submit',
    ...applicant,
    accepted: 1,
    body: said({ password: 'Kamille#2027', locale: 'de_DE', consents }),
    grows: { seller: 1, user_account: 1, membership: 1 },
  },
  { act: 'POST /invitation/open', who: 'guest', accepted: 'some', body: invitation },
  {
    act: 'POST /invitation/register',
    who: 'guest',
    accepted: 1,
    body: said({ name: 'Laura Prats', password: 'Zitronen-Baum7', locale: 'de_DE' }),
    grows: { user_account: 1, membership: 1, team_invitation: -1 },
  },
  {
    act: 'POST /measurements',
    who: 'guest',
    accepted: 'some',
    body: said({ screen: 'login', vitals: [], faults: { error: 0, rejection: 0 } }),
  },
];

const watched = ['registration', 'seller', 'user_account', 'membership', 'team_invitation'];
async function counts(): Promise<Record<string, number>> {
  const text = watched.map((name) => `select '${name}' as name, count(*)::integer as rows from ${name}`);
  const found = await portal.ask<{ name: string; rows: number }>(text.join(' union all '));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

describe(`security 46, ERR-02: ${writes.length} operations for anybody, five times at once and again`, () => {
  test('each is tried', () => {
    const known = writes.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(steps.map(({ act }) => act))].toSorted()).toEqual(known.toSorted());
  });

  test.each(steps.map((step, at) => [at, step.act, step] as const))('%i %s', async (_, act, step) => {
    const { who, headers = {}, accepted, grows = {} } = step;
    const body = await step.body?.();
    await portal.ask('delete from rate_window');
    const before = await counts();
    const [method = '', path = ''] = act.split(' ');
    const send = () => browserOf(who).call(method as 'POST' | 'PUT' | 'DELETE', path, { body, headers });
    const replies = await Promise.all([1, 2, 3, 4, 5].map(send));
    replies.push(await send());
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const taken = statuses.filter((status) => status === 200).length;
    expect(accepted === 'some' ? Math.min(taken, 1) : taken).toBe(accepted === 'some' ? 1 : accepted);
    const after = await counts();
    const grown = Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const);
    expect(Object.fromEntries(grown.filter(([, rows]) => rows !== 0))).toEqual(grows);
  });
});
