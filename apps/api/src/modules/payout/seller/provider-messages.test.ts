import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { PayoutStatus } from '@offizin/contract/payout/marketplace';
import { AdyenStandIn } from '@offizin/testkit/payout/adyen-stand-in';
import { HyperwalletStandIn } from '@offizin/testkit/payout/hyperwallet-stand-in';
import { serveStandIn } from '@offizin/testkit/payout/serve-stand-in';
import { signedByAdyen, signedByHyperwallet, type SignedMessage } from '@offizin/testkit/payout/signed-messages';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import type { PayoutSettings } from '../providers/payout-settings.ts';
import { type Browser, openBrowser } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { askMachine, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { readOpenPayoutAccounts, readPayoutAccount } from '../jobs/payout-account.job.ts';

const hmacKey = '0f'.repeat(32);
const otherKey = 'f0'.repeat(32);
const [keys, strangers] = [
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
];
const account = { username: 'portal', password: 'secret', program: 'prg-lindora' };

let sellerId = '';
let externalId = '';
let owner: Browser;

const settings = (balancePlatform: string): NonNullable<PayoutSettings['de']> => ({
  adyen: { environment: 'TEST', apiKey: 'key', balancePlatform, hmacKeys: [hmacKey], standIn: served.address },
  hyperwallet: {
    ...account,
    address: served.address,
    portal: 'https://pay.example',
    webhookKeys: [keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  },
});

const adyen = new AdyenStandIn({ apiKey: 'key', address: () => served.address });
const hyperwallet = new HyperwalletStandIn(account);
const served = forThisFile(
  await serveStandIn((request) =>
    request.path.startsWith('/rest/') ? hyperwallet.answer(request) : adyen.answer(request),
  ),
);
const portal = await portalForFile({ payout: { de: settings('Lindora'), es: settings('Salvia') } });

async function openShop(service: 'adyen' | 'hyperwallet'): Promise<string> {
  externalId = `shop-${randomUUID()}`;
  const username = `u${randomUUID().slice(0, 8)}`;
  const services = [{ code: service, status: 'subscribed' as const }];
  sellerId = await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(username)], services }));
  owner = openBrowser(portal, 'de.localhost', '203.0.113.78');
  await owner.signIn(username);
  await owner.ask('POST /payout/onboarding', {});
  const [row] = await portal.ask<{ holder: string }>(
    'select holder_ref as holder from payout_account where seller_id = $1',
    [sellerId],
  );
  return row?.holder ?? '';
}

beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from rate_window');
});

async function post({ body, headers }: SignedMessage, path = 'de/adyen'): Promise<number> {
  const sent = { method: 'POST', url: `/api/providers/v1/${path}`, headers, payload: body } as const;
  return (await portal.server.inject(sent)).statusCode;
}
const state = async (): Promise<PayoutStatus['state']> =>
  (await askMachine(portal, marketplaceApi.sellerPayout, { params: { externalId } })).state;
const at = (seconds: number): Date => secondsAfter(testNow, seconds);

test('PRO-08 a signed message makes the account valid, notifies the shop, and leaves its history', async () => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  expect(await post(signedByAdyen(adyen.message(holder, testNow), hmacKey))).toBe(200);
  expect(await state()).toBe('approved');
  const { items } = await owner.ask('GET /history', { query: { kinds: 'payout.changed' } });
  expect(items).toMatchObject([{ changes: [{ field: 'payout_status', old: 'pending', new: 'valid' }] }]);
  const notices = await portal.ask<{ kind: string }>('select kind from notification where seller_id = $1', [sellerId]);
  expect(notices).toEqual([{ kind: 'payout_valid' }]);
});

test('what is missing comes with the message', async () => {
  const holder = await openShop('adyen');
  await post(signedByAdyen(adyen.message(holder, testNow), hmacKey));
  expect((await owner.ask('GET /payout', {})).requirements.map(({ step, fault }) => [step, fault])).toEqual([
    ['owners', 'missing'],
    ['documents', 'invalid'],
  ]);
});

test.each([
  ['a wrong key', (message: object) => signedByAdyen(message, otherKey), 401],
  ['no signature', (message: object) => ({ ...signedByAdyen(message, hmacKey), headers: {} }), 401],
  [
    'a body that was changed',
    (message: object) => {
      const { body, headers } = signedByAdyen(message, hmacKey);
      return { headers, body: body.replace('active', 'closed') };
    },
    401,
  ],
  [
    'a signature of another length',
    (message: object) => ({ ...signedByAdyen(message, hmacKey), headers: { hmacsignature: 'AAAA' } }),
    401,
  ],
  ['a list instead of a message', () => signedByAdyen([1, 2], hmacKey), 400],
  [
    'another balance platform',
    (message: object) => signedByAdyen({ ...message, data: { balancePlatform: 'Other' } }, hmacKey),
    403,
  ],
  ['the live environment', (message: object) => signedByAdyen({ ...message, environment: 'live' }, hmacKey), 403],
])('a message with %s is refused and changes nothing', async (_what, sign, status) => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  expect(await post(sign(adyen.message(holder, testNow)))).toBe(status);
  expect(await state()).toBe('awaiting_data');
});

test.each([
  ['a day and a second old', -24 * 3600 - 1, 400],
  ['of a day before', -24 * 3600, 200],
  ['five minutes ahead', 300, 200],
  ['more than five minutes ahead', 301, 400],
])('a message %s is answered in its time window', async (_what, seconds, status) => {
  const holder = await openShop('adyen');
  expect(await post(signedByAdyen(adyen.message(holder, at(seconds)), hmacKey))).toBe(status);
});

test('a message that is sent again does nothing, also after the account has gone on', async () => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  const valid = signedByAdyen(adyen.message(holder, testNow), hmacKey);
  await post(valid);
  adyen.decide(holder, 'rejected');
  await post(signedByAdyen(adyen.message(holder, at(60)), hmacKey));
  expect(await state()).toBe('refused');
  expect(await post(valid)).toBe(200);
  expect(await state()).toBe('refused');
  const taken = await portal.ask('select from payout_webhook');
  await Promise.all([post(valid), post(valid), post(valid)]);
  expect(await portal.ask('select from payout_webhook')).toHaveLength(taken.length);
});

test('a message that comes after a newer one is taken and changes nothing', async () => {
  const holder = await openShop('adyen');
  const older = signedByAdyen(adyen.message(holder, testNow), hmacKey);
  adyen.decide(holder, 'valid');
  await post(signedByAdyen(adyen.message(holder, at(60)), hmacKey));
  expect(await post(older)).toBe(200);
  expect(await state()).toBe('approved');
});

test('what the provider said before the account was changed does not make the new one valid', async () => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  const before = signedByAdyen(adyen.message(holder, testNow), hmacKey);
  portal.setNow(at(60));
  const values = { accountHolder: 'Sabine Roth', iban: 'DE89370400440532013000' };
  await owner.ask('PUT /company/bank-account', { body: { version: 0, values } });
  expect(await post(before)).toBe(200);
  expect(await state()).toBe('awaiting_data');
});

test('a message about a shop of another brand changes nothing there', async () => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  const message = adyen.message(holder, testNow);
  expect(await post(signedByAdyen(message, hmacKey), 'es/adyen')).toBe(403);
  const foreign = { ...message, data: { ...message.data, balancePlatform: 'Salvia' } };
  expect(await post(signedByAdyen(foreign, hmacKey), 'es/adyen')).toBe(200);
  expect(await state()).toBe('awaiting_data');
});

test('messages for brands and providers that are not set up are not found, and too large ones not read', async () => {
  expect(await post(signedByAdyen({}, hmacKey), 'ch/adyen')).toBe(404);
  expect(await post(signedByAdyen({}, hmacKey), 'xx/adyen')).toBe(404);
  expect(await post(signedByAdyen({}, hmacKey), 'de/paypal')).toBe(404);
  expect(await post(signedByAdyen({ much: 'x'.repeat(70_000) }, hmacKey))).toBe(413);
});

const runRead = () => readPayoutAccount.run(portal.jobContext(), { sellerId });
const waiting = () => portal.ask(`select from graphile_worker.jobs where key = 'read_payout_account:${sellerId}'`);

test('Hyperwallet says that something changed; what, is read there', async () => {
  const user = await openShop('hyperwallet');
  hyperwallet.decide(user, 'VERIFIED');
  const values = { accountHolder: 'Sabine Roth', iban: 'DE89370400440532013000' };
  const message = hyperwallet.message(user, testNow);
  expect(await post(signedByHyperwallet(message, keys.privateKey, at(60)), 'de/hyperwallet')).toBe(200);
  expect(await waiting()).toHaveLength(1);
  portal.setNow(at(30));
  await runRead();
  expect((await owner.ask('GET /payout', {})).requirements).toEqual([
    { step: 'bank', fault: 'missing', code: 'BANK_ACCOUNT' },
  ]);
  await owner.ask('PUT /company/bank-account', { body: { version: 0, values } });
  portal.setNow(at(90));
  const { sendBankAccount } = await import('../jobs/payout-account.job.ts');
  await sendBankAccount.run(portal.jobContext(), { sellerId });
  expect(await state()).toBe('approved');
});

test.each([
  ['another key', (message: object) => signedByHyperwallet(message, strangers.privateKey, at(60)), 401],
  ['an end that has passed', (message: object) => signedByHyperwallet(message, keys.privateKey, at(-1)), 400],
  [
    'another program',
    (message: object) => signedByHyperwallet({ ...message, object: {} }, keys.privateKey, at(60)),
    403,
  ],
  [
    'no algorithm',
    (message: object) => {
      const { body, headers } = signedByHyperwallet(message, keys.privateKey, at(60));
      const [, payload = ''] = body.split('.');
      const head = Buffer.from(JSON.stringify({ alg: 'none', exp: 9_999_999_999 })).toString('base64url');
      return { headers, body: `${head}.${payload}.` };
    },
    401,
  ],
])('a message of Hyperwallet with %s is refused', async (_what, sign, status) => {
  const user = await openShop('hyperwallet');
  await portal.ask('delete from graphile_worker._private_jobs');
  expect(await post(sign(hyperwallet.message(user, testNow)), 'de/hyperwallet')).toBe(status);
  expect(await waiting()).toHaveLength(0);
});

test('accounts whose validation is open are asked about again: a message may have been lost', async () => {
  const holder = await openShop('adyen');
  adyen.decide(holder, 'valid');
  await portal.ask('delete from graphile_worker._private_jobs');
  await readOpenPayoutAccounts.run(portal.jobContext(), {});
  expect(await waiting()).toHaveLength(1);
  portal.setNow(at(60));
  await runRead();
  expect(await state()).toBe('approved');
});
