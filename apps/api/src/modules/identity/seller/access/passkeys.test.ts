import { limits } from '@offizin/domain/limits';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/authenticator-app.ts';
import { type Browser, codeOf, openBrowser } from '../../../../testing/browser.ts';
import { portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';
import { SoftwarePasskey } from '../../../../testing/software-passkey.ts';

let address = 0;
const visitor = (host = 'de.localhost') => openBrowser(portal, host, `198.51.100.${(address += 1)}`);
const german = { host: 'de.localhost', origin: 'http://de.localhost' };
const swiss = { host: 'ch.localhost', origin: 'http://ch.localhost' };

const portal = await portalForFile();
await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ users: ['anna', 'berta', 'clara', 'dora', 'emma', 'frida', 'gerda'].map(aUser) }),
);
beforeEach(async () => {
  await portal.ask('delete from rate_window');
  portal.setNow(testNow);
});

/** Makes a passkey for a user, as its browser would. */
async function passkeyOf(name: string): Promise<{ browser: Browser; passkey: SoftwarePasskey; passkeyId: string }> {
  const browser = visitor();
  await browser.signIn(name);
  const passkey = new SoftwarePasskey();
  const { options } = await browser.ask('POST /access/passkeys/options', {});
  const user = options['user'] as { id: string };
  const body = { name: 'Laptop', passkey: passkey.create(options, german) };
  const { passkeyId } = await browser.ask('POST /access/passkeys', { body });
  passkey.userHandle = user.id;
  return { browser, passkey, passkeyId };
}

async function optionsFor(browser: Browser): Promise<{ challenge: string }> {
  return (await browser.ask('POST /signin/passkey-options', {})).options;
}

const send = (browser: Browser, passkey: ReturnType<SoftwarePasskey['prove']>) =>
  browser.call('POST', '/signin/passkey', { body: { passkey, hasRememberMe: false } });
const isSignedIn = async (browser: Browser) => (await browser.call('POST', '/session-details')).status === 200;

describe('AUT-17 passkeys', () => {
  test('sign in without name, password and code; the list says what was used when', async () => {
    const { browser, passkey, passkeyId } = await passkeyOf('anna');
    await setUpApp(browser, testNow);
    const fresh = visitor();
    expect((await send(fresh, passkey.prove(await optionsFor(fresh), german))).status).toBe(200);
    const { passkeys, sessions } = await fresh.ask('GET /access', {});
    expect(passkeys).toEqual([
      {
        passkeyId,
        name: 'Laptop',
        isSynced: false,
        createdAt: testNow.toISOString(),
        usedAt: testNow.toISOString(),
      },
    ]);
    expect(sessions.find(({ isOwn }) => isOwn)?.way).toBe('passkey');
    const rename = () =>
      fresh.ask('PUT /access/passkeys/:passkeyId', { params: { passkeyId }, body: { name: 'Till' } });
    const renamed = await Promise.all([rename(), rename(), rename()]);
    expect(renamed.map(({ name }) => name)).toEqual(['Till', 'Till', 'Till']);
    await fresh.ask('DELETE /access/passkeys/:passkeyId', { params: { passkeyId } });
    const late = visitor();
    expect(codeOf(await send(late, passkey.prove(await optionsFor(late), german)))).toBe('passkey.invalid');
  });

  test('a proof counts once, for the browser that asked, for five minutes', async () => {
    const { passkey } = await passkeyOf('berta');
    const browser = visitor();
    const proof = passkey.prove(await optionsFor(browser), german);
    const other = visitor();
    await optionsFor(other);
    expect(codeOf(await send(other, proof))).toBe('passkey.invalid');
    // The challenge is bound to its browser: the other one has not used it up.
    expect((await send(browser, proof)).status).toBe(200);
    const again = visitor();
    for (const [name, value] of browser.cookies) if (name !== 'offizin_session') again.cookies.set(name, value);
    expect(codeOf(await send(again, proof))).toBe('passkey.invalid');
    const late = visitor();
    const options = await optionsFor(late);
    portal.setNow(new Date(testNow.getTime() + limits.passkeyChallenge * 1000));
    expect(codeOf(await send(late, passkey.prove(options, german)))).toBe('passkey.invalid');
  });

  test('a proof for another brand’s host, another origin, without finger or PIN, or with an old counter is refused', async () => {
    const { passkey } = await passkeyOf('clara');
    const elsewhere = visitor('ch.localhost');
    expect(codeOf(await send(elsewhere, passkey.prove(await optionsFor(elsewhere), swiss)))).toBe('passkey.invalid');
    const refusedAt = async (change: () => void, origin = german.origin) => {
      const browser = visitor();
      const options = await optionsFor(browser);
      change();
      return codeOf(await send(browser, passkey.prove(options, { host: german.host, origin })));
    };
    expect(await refusedAt(() => {}, 'http://evil.localhost')).toBe('passkey.invalid');
    expect(await refusedAt(() => (passkey.isUserVerified = false))).toBe('passkey.invalid');
    passkey.isUserVerified = true;
    const fine = visitor();
    expect((await send(fine, passkey.prove(await optionsFor(fine), german))).status).toBe(200);
    expect(await refusedAt(() => (passkey.counter = 0))).toBe('passkey.invalid');
  });

  test('nobody is somebody else: not by the name in the proof, not by a foreign id, not when proving again', async () => {
    const mine = await passkeyOf('gerda');
    const theirs = await passkeyOf('emma');
    const browser = visitor();
    const options = await optionsFor(browser);
    mine.passkey.userHandle = theirs.passkey.userHandle;
    expect(codeOf(await send(browser, mine.passkey.prove(options, german)))).toBe('passkey.invalid');
    const params = { name: 'Stolen' };
    expect(codeOf(await mine.browser.call('PUT', `/access/passkeys/${theirs.passkeyId}`, { body: params }))).toBe(
      'not_found',
    );
    const { passkey } = await mine.browser.ask('POST /reauthenticate/options', {});
    const proof = theirs.passkey.prove(passkey ?? { challenge: '' }, german);
    expect(codeOf(await mine.browser.call('POST', '/reauthenticate', { body: { passkey: proof } }))).toBe(
      'passkey.invalid',
    );
    const own = await theirs.browser.ask('POST /reauthenticate/options', {});
    const right = theirs.passkey.prove(own.passkey ?? { challenge: '' }, german);
    expect((await theirs.browser.call('POST', '/reauthenticate', { body: { passkey: right } })).status).toBe(200);
  });

  test('who has one proves with it: the password signs in, and is neither a proof then nor later', async () => {
    const { passkey } = await passkeyOf('frida');
    const browser = visitor();
    await browser.signIn('frida');
    expect(codeOf(await browser.call('POST', '/access/authenticator'))).toBe('reauthentication.required');
    const body = { password: testPassword };
    expect(codeOf(await browser.call('POST', '/reauthenticate', { body }))).toBe('reauthentication.second_factor');
    const options = await browser.ask('POST /reauthenticate/options', {});
    expect(options).toMatchObject({ hasPasswordOnly: false, hasAuthenticator: false });
    const proof = passkey.prove(options.passkey ?? { challenge: '' }, german);
    expect((await browser.call('POST', '/reauthenticate', { body: { passkey: proof } })).status).toBe(200);
    expect((await browser.call('POST', '/access/authenticator')).status).toBe(200);
  });

  test('a banned user stays out with a passkey, too', async () => {
    const { passkey } = await passkeyOf('dora');
    await portal.ask(`update user_account set banned = true where username = 'dora'`);
    const browser = visitor();
    expect(codeOf(await send(browser, passkey.prove(await optionsFor(browser), german)))).toBe('user_banned');
    expect(await isSignedIn(browser)).toBe(false);
  });
});
