import { randomUUID } from 'node:crypto';
import type { PayoutStatus } from '@offizin/contract/payout/marketplace';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { AdyenStandIn } from '@offizin/testkit/payout/adyen-stand-in';
import { serveStandIn } from '@offizin/testkit/payout/serve-stand-in';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { type Browser, openBrowser, problemOf } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { askMachine, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { joinTeam, type Team } from '../../../testing/teams.ts';
import { readPayoutAccount, sendBankAccount } from '../jobs/payout-account.job.ts';

let team: Team;
let externalId = '';
let isAway = false;

const adyen = new AdyenStandIn({ apiKey: 'test-key', address: () => served.address });
const served = forThisFile(
  await serveStandIn((request) => (isAway ? { status: 503, body: {} } : adyen.answer(request))),
);
const portal = await portalForFile({
  payout: {
    de: {
      adyen: {
        environment: 'TEST',
        apiKey: 'test-key',
        balancePlatform: 'Lindora',
        hmacKeys: ['ab'.repeat(32)],
        standIn: served.address,
      },
    },
  },
});

async function openShop(services: readonly ('adyen' | 'hyperwallet' | 'marketplace')[]): Promise<Team> {
  externalId = `shop-${randomUUID()}`;
  const username = `u${randomUUID().slice(0, 8)}`;
  const subscribed = services.map((code) => ({ code, status: 'subscribed' as const }));
  const record = aSeller({ name: 'Linden-Apotheke', users: [aUser(username)], services: subscribed });
  const sellerId = await putSeller(portal, 'de', externalId, record);
  const owner = openBrowser(portal, 'de.localhost', '203.0.113.77');
  await owner.signIn(username);
  const [user] = await portal.ask<{ id: string }>('select id from user_account where username = $1', [username]);
  return { sellerId, owner, ownerId: user?.id ?? '', username };
}

beforeEach(async () => {
  isAway = false;
  portal.setNow(testNow);
  await portal.ask('delete from rate_window');
  team = await openShop(['marketplace', 'adyen']);
});

const iban = 'DE89370400440532013000';
const changeIban = (browser: Browser, value = iban, version = 0) =>
  browser.call('PUT', '/company/bank-account', {
    body: { version, values: { accountHolder: 'Sabine Roth', iban: value } },
  });
const shown = () => team.owner.ask('GET /payout', {});
const status = (): Promise<PayoutStatus> => askMachine(portal, marketplaceApi.sellerPayout, { params: { externalId } });
const decide = (body: { state: PayoutStatus['state']; blocked?: boolean }) =>
  askMachine(portal, marketplaceApi.putSellerPayout, { params: { externalId }, body: { requirements: [], ...body } });
const usernameOf = async (): Promise<string> =>
  (await portal.ask<{ username: string }>('select username from user_account where id = $1', [team.ownerId]))[0]
    ?.username ?? '';
const run = (job: typeof sendBankAccount) => job.run(portal.jobContext(), { sellerId: team.sellerId });
const events = () =>
  portal.ask<{ payload: object }>(
    `select payload from marketplace_event where seller_id = $1 and kind = 'seller.payout_changed' order by id`,
    [team.sellerId],
  );

test('PRO-08 a shop that has begun nothing has an account that is not started, which validation waits for', async () => {
  expect(await shown()).toMatchObject({
    provider: 'adyen',
    state: 'not_started',
    validation: 'PENDING',
    stateAt: null,
    holds: [{ reason: 'validation', until: null }],
    isConnected: true,
    bank: { iban: null },
    next: null,
    last: [],
  });
});

test('PRO-08 the link leads to the provider, is written down, and a repeat makes no second account', async () => {
  const before = adyen.holders.size;
  const first = await team.owner.ask('POST /payout/onboarding', {});
  const second = await team.owner.ask('POST /payout/onboarding', {});
  expect(first.url).toMatch(/\/onboarding\//);
  expect(second.url).not.toBe(first.url);
  expect(adyen.holders.size).toBe(before + 1);
  expect([...adyen.holders.values()].at(-1)).toMatchObject({ reference: team.sellerId, balancePlatform: 'Lindora' });
  expect(await shown()).toMatchObject({ state: 'awaiting_data' });
  const { items } = await team.owner.ask('GET /history', { query: { kinds: 'payout.onboarding_opened' } });
  expect(items).toHaveLength(2);
});

test('PRO-08 what the provider lacks is read with its steps', async () => {
  await team.owner.ask('POST /payout/onboarding', {});
  portal.setNow(secondsAfter(testNow, 60));
  await run(readPayoutAccount);
  expect((await shown()).requirements).toEqual([
    { step: 'owners', fault: 'missing', code: '2_8067' },
    { step: 'documents', fault: 'invalid', code: '1_30' },
  ]);
});

test('PRO-08 a provider that is away is said as 503, and nothing has begun', async () => {
  isAway = true;
  const refused = await team.owner.call('POST', '/payout/onboarding');
  expect(refused.status).toBe(503);
  expect(problemOf(refused).message).toBe('payout.provider_unavailable');
  expect(await shown()).toMatchObject({ state: 'not_started' });
});

test('PRO-08 a changed IBAN sets a valid account to pending and holds payouts for 72 hours', async () => {
  await decide({ state: 'approved' });
  expect(await status()).toMatchObject({ validation: 'ACTIVE', heldUntil: null });
  expect((await changeIban(team.owner)).status).toBe(200);
  const until = secondsAfter(testNow, 72 * 3600).toISOString();
  expect(await status()).toMatchObject({ validation: 'PENDING', state: 'in_review', heldUntil: until });
  expect(await shown()).toMatchObject({
    bank: { iban: 'DE ··· 3000', holder: 'Sabine Roth' },
    holds: [
      { reason: 'validation', until: null },
      { reason: 'bank_account', until },
    ],
  });
  expect((await events()).at(-1)?.payload).toEqual({
    validation: 'PENDING',
    state: 'in_review',
    heldUntil: until,
    blocked: false,
  });
  const { items } = await team.owner.ask('GET /history', { query: { kinds: 'payout.changed' } });
  expect(items[0]?.changes).toEqual([{ field: 'payout_status', old: 'valid', new: 'pending' }]);
  const notices = await portal.ask<{ kind: string }>('select kind from notification where seller_id = $1', [
    team.sellerId,
  ]);
  expect(notices.map(({ kind }) => kind)).toContain('payout_pending');
  await decide({ state: 'approved' });
  expect((await shown()).holds).toEqual([{ reason: 'bank_account', until }]);
  portal.setNow(secondsAfter(testNow, 72 * 3600));
  const again = openBrowser(portal, 'de.localhost', '203.0.113.77');
  await again.signIn(await usernameOf());
  expect((await again.ask('GET /payout', {})).holds).toEqual([]);
});

test('PRO-08 the provider gets the new account and checks it; the number is nowhere else', async () => {
  await team.owner.ask('POST /payout/onboarding', {});
  const holder = [...adyen.holders.values()].find(({ reference }) => reference === team.sellerId);
  adyen.decide(holder?.id ?? '', 'valid');
  await changeIban(team.owner);
  portal.setNow(secondsAfter(testNow, 60));
  await run(sendBankAccount);
  expect([...adyen.ibans.values()].filter((known) => known === iban)).toHaveLength(1);
  expect(await status()).toMatchObject({ state: 'in_review' });
  await changeIban(team.owner, 'DE75512108001245126199', 1);
  await run(sendBankAccount);
  expect([...adyen.ibans.values()]).not.toContain(iban);
  for (const table of ['payout_account', 'audit', 'marketplace_event', 'notification']) {
    const rows = await portal.ask<{ text: string }>(`select t::text as text from ${table} t`);
    for (const secret of ['37040044053', '51210800124'])
      expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  }
});

test('PRO-08 other owners in the company data have a valid account checked again, without holding payouts', async () => {
  await decide({ state: 'approved' });
  const business = (values: Record<string, string>, version: number) =>
    team.owner.ask('PUT /company/business', { body: { version, values } });
  await business({ licence: 'BW-2031/7', ownerFirstName: 'Sabine', ownerLastName: 'Roth', birthDate: '1978-05-12' }, 0);
  expect(await status()).toMatchObject({ state: 'in_review', heldUntil: null });
  await decide({ state: 'approved' });
  await business({ licence: 'BW-2031/8', ownerFirstName: 'Sabine', ownerLastName: 'Roth', birthDate: '1978-05-12' }, 1);
  expect(await status()).toMatchObject({ state: 'approved' });
});

test('PRO-11 a wrong IBAN is INVALID_IBAN at its field, and nothing is held', async () => {
  await decide({ state: 'approved' });
  const refused = await changeIban(team.owner, 'DE89370400440532013001');
  expect(problemOf(refused)).toMatchObject({ errors: [{ path: 'body.values.iban', code: 'INVALID_IBAN' }] });
  expect(await status()).toMatchObject({ validation: 'ACTIVE', heldUntil: null });
});

test('the account is changed after a fresh proof only', async () => {
  portal.setNow(secondsAfter(testNow, 301));
  expect(problemOf(await changeIban(team.owner)).message).toBe('reauthentication.required');
  expect(problemOf(await team.owner.call('POST', '/payout/onboarding')).message).toBe('reauthentication.required');
});

test('who sees the account can block payouts while a change waits; only the marketplace releases them', async () => {
  await decide({ state: 'approved' });
  const [orders, reader] = [await joinTeam(portal, team, 'orders'), await joinTeam(portal, team, 'reader')];
  const block = (browser: Browser) => browser.call('POST', '/payout/block');
  expect(problemOf(await block(reader.browser)).message).toBe('payout.nothing_to_stop');
  await changeIban(team.owner);
  await decide({ state: 'approved' });
  portal.setNow(secondsAfter(testNow, 301));
  expect(problemOf(await block(orders.browser)).message).toBe('access.role');
  expect((await block(reader.browser)).status).toBe(200);
  const { blockedAt } = await status();
  expect(blockedAt).not.toBeNull();
  expect((await shown()).holds.map(({ reason }) => reason)).toEqual(['blocked', 'bank_account']);
  const { items } = await team.owner.ask('GET /history', { query: { kinds: 'payout.blocked' } });
  expect(items).toMatchObject([
    { who: { kind: 'person' }, changes: [{ field: 'payouts', old: 'released', new: 'blocked' }] },
  ]);
  await block(reader.browser);
  expect((await status()).blockedAt).toBe(blockedAt);
  await decide({ state: 'approved' });
  expect((await status()).blockedAt).toBe(blockedAt);
  expect(await decide({ state: 'approved', blocked: false })).toMatchObject({ blockedAt: null });
  expect((await shown()).holds.map(({ reason }) => reason)).toEqual(['bank_account']);
});

test.each([
  ['owner', 200, 200],
  ['manager', 200, 403],
  ['accounting', 200, 403],
  ['reader', 200, 403],
  ['catalogue', 403, 403],
] as const)('AUT-18 a person who is %s reads with %s and opens the provider with %s', async (role, reads, opens) => {
  const mate = await joinTeam(portal, team, role);
  expect((await mate.browser.call('GET', '/payout')).status).toBe(reads);
  expect((await mate.browser.call('POST', '/payout/onboarding')).status).toBe(opens);
  expect((await changeIban(mate.browser)).status).toBe(opens);
});

test('MKT-01 GEN-18 the next payout and the last ones are those that the marketplace has handed over, of this shop alone', async () => {
  const put = (payoutNo: string, more: object) =>
    askMachine(portal, marketplaceApi.putPayout, {
      params: { externalId, payoutNo },
      body: {
        state: 'planned',
        amount: 410_007,
        currency: 'EUR',
        dueAt: '2026-12-01T09:00:00.000Z',
        paidAt: null,
        returnedAt: null,
        accountEnd: null,
        lines: [
          { kind: 'sales', amount: 490_260, count: 118 },
          { kind: 'commission', amount: -80_253, count: null },
        ],
        ...more,
      },
    });
  const paid = { state: 'paid', paidAt: '2026-11-17T09:00:00.000Z', dueAt: '2026-11-17T09:00:00.000Z' } as const;
  await put('P-2', {});
  await put('P-1', { ...paid, accountEnd: '2208' });
  await put('P-1', { ...paid, accountEnd: '2208', state: 'returned', returnedAt: '2026-11-18T09:00:00.000Z' });
  const { next, last } = await shown();
  expect(next).toMatchObject({ payoutNo: 'P-2', amount: { amount: 410_007, currency: 'EUR' } });
  expect(last).toMatchObject([{ payoutNo: 'P-1', state: 'returned', accountEnd: '2208' }]);
  await put('P-1', { ...paid, accountEnd: '2208', state: 'returned', returnedAt: '2026-11-18T09:00:00.000Z' });
  await put('P-0', { ...paid, paidAt: '2026-11-03T09:00:00.000Z', dueAt: '2026-11-03T09:00:00.000Z' });
  await put('P-2', { state: 'held' });
  const news = await portal.ask<{ kind: string }>(
    `select kind from notification where seller_id = $1 and kind like 'payout_%' order by id`,
    [team.sellerId],
  );
  expect(news.map(({ kind }) => kind).toSorted()).toEqual(['payout_held', 'payout_returned', 'payout_sent']);
  team = await openShop(['adyen']);
  expect(await shown()).toMatchObject({ next: null, last: [] });
});

test('a shop without one of the services has no payout account', async () => {
  team = await openShop(['marketplace']);
  expect((await team.owner.call('GET', '/payout')).status).toBe(403);
  expect((await changeIban(team.owner)).status).toBe(200);
  expect((await team.owner.call('POST', '/payout/block')).status).toBe(403);
});
