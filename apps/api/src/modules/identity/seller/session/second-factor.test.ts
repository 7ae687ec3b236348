import { limits } from '@offizin/domain/limits';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeAt, setUpApp } from '../../../../testing/authenticator-app.ts';
import { type Browser, codeOf, openBrowser } from '../../../../testing/browser.ts';
import { portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';

let address = 0;
const visitor = (host = 'de.localhost') => openBrowser(portal, host, `198.51.100.${(address += 1)}`);
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
/** The next step: the code of the first one was used to set the app up. */
const next = later(30);
const people = new Map<string, { key: string; recoveryCodes: string[] }>();
const names = ['anna', 'berta', 'clara', 'dora', 'emma', 'frida', 'gerda', 'hanna'];

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: names.map(aUser) }));
for (const name of names) {
  const browser = visitor();
  await browser.signIn(name);
  people.set(name, await setUpApp(browser, testNow));
}
beforeEach(async () => {
  await portal.ask('delete from rate_window');
  await portal.ask('delete from signin_failure');
  portal.setNow(next);
});

/** A browser that gave the right password. */
async function waiting(name: string, remember = false): Promise<Browser> {
  const browser = visitor();
  expect((await browser.signIn(name, testPassword, remember)).json).toEqual({ secondFactor: true });
  return browser;
}

const codeFor = (name: string, at = next) => codeAt(people.get(name)?.key ?? '', at);
const answer = (browser: Browser, code: string) => browser.call('POST', '/signin/second-factor', { body: { code } });
const recover = (browser: Browser, recoveryCode: string) =>
  browser.call('POST', '/signin/second-factor', { body: { recoveryCode } });
const isSignedIn = async (browser: Browser) => (await browser.call('POST', '/session-details')).status === 200;

/** Six digits that no app of the name shows around now. */
function* wrongCodes(name: string): Generator<string> {
  const right = new Set([-60, -30, 0, 30, 60].map((seconds) => codeFor(name, later(30 + seconds))));
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if (!right.has(code)) yield code;
  }
}

describe('AUT-09 the second step of a sign-in', () => {
  test('the password alone opens nothing; the code does, remembered if that was asked for', async () => {
    const browser = await waiting('anna', true);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await answer(browser, codeFor('anna'))).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    const { sessions } = await browser.ask('GET /access', {});
    expect(sessions.find(({ isOwn }) => isOwn)).toMatchObject({ way: 'password_and_code', isRemembered: true });
    browser.cookies.delete('offizin_session');
    expect((await browser.call('GET', '/access')).status).toBe(200);
  });

  test('a code works once, and a recovery code works once, however it is typed', async () => {
    const code = codeFor('berta');
    expect((await answer(await waiting('berta'), code)).status).toBe(200);
    expect(codeOf(await answer(await waiting('berta'), code))).toBe('code_invalid');
    const [first = ''] = people.get('berta')?.recoveryCodes ?? [];
    const browser = await waiting('berta');
    expect((await recover(browser, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await browser.ask('GET /access', {})).recoveryCodesLeft).toBe(9);
    expect(codeOf(await recover(await waiting('berta'), first))).toBe('code_invalid');
  });

  test('two browsers with the same code at the same moment: one gets in', async () => {
    const [one, other] = [await waiting('clara'), await waiting('clara')];
    const replies = await Promise.all([one, other].map((browser) => answer(browser, codeFor('clara'))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('two hundred guesses sent together count as two hundred', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => waiting('dora')));
    await portal.ask('delete from signin_failure');
    await Promise.all(browsers.map((browser) => browser.ask('GET /auth/csrf-token', {})));
    const codes = wrongCodes('dora');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => answer(browsers[index % 20] ?? visitor(), codes.next().value ?? '')),
    );
    const compared = replies.map(codeOf).filter((code) => code === 'code_invalid');
    expect(compared.length).toBe(limits.signInFailuresBeforeWait);
    expect(codeOf(await answer(browsers[19] ?? visitor(), codeFor('dora')))).toBe('signin.wait');
  });

  test('one sign-in has five tries; then the password is asked for again, and the person gets a mail', async () => {
    const browser = await waiting('emma');
    const codes = wrongCodes('emma');
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await portal.ask('delete from signin_failure');
      expect(await answer(browser, codes.next().value ?? '')).toMatchObject({ json: { current: { triesLeft } } });
    }
    await portal.ask('delete from signin_failure');
    expect(codeOf(await answer(browser, codeFor('emma')))).toBe('signin.expired');
    const jobs = await portal.ask<{ payload: { change: string } }>(
      `select j.payload from graphile_worker._private_jobs j where j.payload->>'change' = 'guessed'`,
    );
    expect(jobs).toHaveLength(1);
  });

  test('it is over after five minutes, in another browser and on another brand', async () => {
    const browser = await waiting('frida');
    expect(codeOf(await answer(visitor(), codeFor('frida')))).toBe('signin.expired');
    const elsewhere = visitor('localhost');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(codeOf(await answer(elsewhere, codeFor('frida')))).toBe('signin.expired');
    const end = later(30 + limits.pendingSignIn);
    portal.setNow(end);
    expect(codeOf(await answer(browser, codeFor('frida', end)))).toBe('signin.expired');
  });

  test('who is banned between the steps stays out, and so does an old password', async () => {
    const banned = await waiting('gerda');
    await portal.ask(`update user_account set banned = true where username = 'gerda'`);
    expect(codeOf(await answer(banned, codeFor('gerda')))).toBe('user_banned');
    const changed = await waiting('hanna');
    await portal.ask(`update user_account set password_hash = password_hash || ' ' where username = 'hanna'`);
    expect(codeOf(await answer(changed, codeFor('hanna')))).toBe('signin.expired');
  });
});
