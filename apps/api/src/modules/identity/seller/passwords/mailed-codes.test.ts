import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../../testing/browser.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { openMailServer } from '../../../../testing/mail-server.ts';
import { portalForFile, putSeller } from '../../../../testing/portal.ts';
import { proveHuman } from '../../../../testing/solve-challenge.ts';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('opfer'), aUser('andere')] }));
let address = 0;
const visitor = () => openBrowser(portal, 'de.localhost', `198.51.100.${(address += 1)}`);

const victim = 'opfer@shop.example';
const others = 'andere@shop.example';

/** Each call with which anybody has something mailed to an address that they type, and how often an address may ask in an hour. */
const asks: Readonly<Record<string, { readonly rest: object; readonly perAddress: number }>> = {
  'POST /password-code': { rest: {}, perAddress: limits.passwordCodesPerAddressPerHour },
  'POST /registration/code': { rest: { locale: 'de_DE' }, perAddress: limits.registrationCodesPerAddressPerHour },
};
const cases = Object.entries(asks).map(([call, ask]) => ({ call, ...ask }));

/** Mailed to the address of who has the cookie of its registration: nobody else can ask for it. */
const toOwnAddress = ['POST /registration/link'];

beforeEach(async () => {
  await portal.ask('delete from rate_window');
});

test('AUT-09 each call of who is not signed in that mails something is tried', () => {
  const mailing = browserEndpoints
    .filter(({ access, errors }: EndpointSpec) => access.kind === 'public' && errors.includes('mail.unavailable'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(mailing.toSorted()).toEqual([...Object.keys(asks), ...toOwnAddress].toSorted());
});

test.each(cases)('AUT-09 nobody uses up what another person may ask for: $call', async ({ call, rest, perAddress }) => {
  const path = call.split(' ')[1] ?? '';
  const ask = (browser: Browser, email: string, humanCheck: string) =>
    browser.call('POST', path, { body: { email, humanCheck, ...rest } });
  const attacker = visitor();
  // Who has not paid takes nothing from the victim, from however many addresses.
  for (let count = 0; count < limits.passwordCodesPerHour; count += 1)
    expect(codeOf(await ask(visitor(), victim, ''))).toBe('human_check_required');
  // And uses up only what its own address has, also with what it asks for somebody else.
  for (let count = 0; count < perAddress; count += 1) await ask(attacker, others, '');
  expect(codeOf(await ask(attacker, others, await proveHuman(attacker)))).toBe('rate_limited');
  const owner = visitor();
  expect((await ask(owner, victim, await proveHuman(owner))).status).toBe(200);
});

test('AUT-09 nobody makes an account wait for its next sign-in without having paid', async () => {
  const name = 'opfer';
  for (let count = 0; count <= limits.signInFailuresBeforeWait + 1; count += 1) await visitor().signIn(name, 'wrong');
  const owner = visitor();
  const refused = await owner.signIn(name);
  expect(codeOf(refused)).toBe('human_check_required');
  const user = { username: name, password: testPassword };
  const body = { user, hasRememberMe: false, humanCheck: await proveHuman(owner) };
  expect((await owner.call('POST', '/signin', { body })).status).toBe(200);
});
