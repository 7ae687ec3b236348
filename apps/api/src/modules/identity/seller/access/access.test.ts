import { limits } from '@offizin/domain/limits';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeAt, setUpApp } from '../../../../testing/authenticator-app.ts';
import { type Browser, codeOf, openBrowser } from '../../../../testing/browser.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { openMailServer } from '../../../../testing/mail-server.ts';
import { proveHuman } from '../../../../testing/solve-challenge.ts';
import { askMachine, machineCall, portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';
import { mailPasswordCode } from '../../jobs/mail-password-code.job.ts';
import { mailPasswordChanged } from '../../jobs/mail-password-changed.job.ts';
import { mailSecondFactor } from '../../jobs/mail-second-factor.job.ts';
import { sealAuthenticatorsAgain } from '../../jobs/seal-authenticators-again.job.ts';

let address = 0;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36';
const visitor = (host = 'de.localhost') => openBrowser(portal, host, `198.51.100.${(address += 1)}`);
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
const names = ['anna', 'berta', 'clara', 'dora', 'emma', 'frida', 'gerda', 'hanna', 'iris', 'jana', 'kira'];
await putSeller(portal, 'de', 'linden', aSeller({ users: names.map(aUser) }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('olga')] }));
beforeEach(async () => {
  await portal.ask('delete from rate_window');
  await portal.ask('delete from signin_failure');
  await portal.ask('delete from graphile_worker._private_jobs');
  server.mails.length = 0;
  portal.setNow(testNow);
});

async function signedIn(name: string, remember = false): Promise<Browser> {
  const browser = visitor();
  await browser.signIn(name, testPassword, remember);
  return browser;
}

const sessionsOf = async (browser: Browser) => (await browser.ask('GET /access', {})).sessions;
const isSignedIn = async (browser: Browser) => (await browser.call('POST', '/session-details')).status === 200;

/** Runs what waits for a worker; resolves with the subjects of the mails. */
/** Sends what waits; the mails of it. */
async function sentMails() {
  const jobs = await portal.ask<{ name: string; payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning t.identifier as name, j.payload`,
  );
  for (const { name, payload } of jobs)
    for (const job of [mailPasswordCode, mailPasswordChanged, mailSecondFactor])
      if (job.name === name) await job.run(portal.jobContext(), payload);
  return server.mails.splice(0);
}

const sendMails = async () => (await sentMails()).map(({ subject }) => subject ?? '');

describe('AUT-17 sessions', () => {
  test('are listed with device, address, way and what is remembered; no token is among it', async () => {
    const browser = visitor();
    const headers = { 'user-agent': chrome };
    const body = { user: { username: 'anna', password: testPassword }, hasRememberMe: true };
    await browser.call('POST', '/signin', { headers, body });
    const reply = await browser.call('GET', '/access');
    expect(reply.json).toMatchObject({
      username: 'anna',
      email: 'a…@shop.example',
      passwordChangedAt: null,
      authenticatorSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
      sessions: [
        {
          isOwn: true,
          way: 'password',
          device: { browser: 'Chrome', system: 'Windows', isHandheld: false },
          isRemembered: true,
          operator: null,
        },
      ],
    });
    for (const value of browser.cookies.values()) expect(reply.text).not.toContain(value);
  });

  test('one is ended with its remember-me family, and only an own one', async () => {
    const [browser, other, stranger] = [await signedIn('berta'), await signedIn('berta', true), await signedIn('olga')];
    const found = (await sessionsOf(browser)).find(({ isOwn }) => !isOwn);
    const end = (by: Browser) => by.call('DELETE', `/access/sessions/${found?.sessionId}`);
    expect(codeOf(await end(stranger))).toBe('not_found');
    expect(await isSignedIn(other)).toBe(true);
    expect((await end(browser)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  test('a browser that is remembered is listed without a session, and is forgotten when it is ended', async () => {
    const [browser, other] = [await signedIn('iris'), await signedIn('iris', true)];
    await portal.ask(`delete from session where remember_family is not null`);
    const asleep = (await sessionsOf(browser)).find(({ way }) => way === 'remembered');
    expect(asleep).toMatchObject({ isRemembered: true, isOwn: false });
    expect((await browser.call('DELETE', `/access/sessions/${asleep?.sessionId}`)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('all others end at once, operators included; the own one stays', async () => {
    const [browser, other, remembered] = [
      await signedIn('clara', true),
      await signedIn('clara'),
      await signedIn('clara', true),
    ];
    const colleague = await signedIn('anna');
    const request = { body: { seller: 'linden', operator: 'laura' } };
    const tokens = await askMachine(portal, marketplaceApi.mintImpersonation, request);
    const operator = visitor();
    await operator.ask('POST /impersonate', { body: tokens });
    const listed = await sessionsOf(browser);
    expect(listed.find(({ way }) => way === 'operator')?.operator?.name).toBe('laura');
    expect(await browser.ask('POST /access/sessions/end-others', {})).toEqual({ ended: 3 });
    expect(await Promise.all([browser, other, remembered, operator, colleague].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test('an operator sees nobody’s access', async () => {
    const request = { body: { seller: 'linden', operator: 'laura' } };
    const operator = visitor();
    await operator.ask('POST /impersonate', {
      body: await askMachine(portal, marketplaceApi.mintImpersonation, request),
    });
    expect(codeOf(await operator.call('GET', '/access'))).toBe('access.impersonation');
    expect(codeOf(await operator.call('POST', '/access/authenticator'))).toBe('access.impersonation');
    expect(codeOf(await operator.call('POST', '/reauthenticate', { body: { password: 'x' } }))).toBe(
      'access.impersonation',
    );
  });
});

describe('AUT-17 proving again who one is', () => {
  const prove = (browser: Browser, password: string) => browser.call('POST', '/reauthenticate', { body: { password } });

  test('is asked for five minutes after signing in, and gives the session a new token', async () => {
    const browser = await signedIn('dora');
    portal.setNow(later(limits.reauthentication));
    expect(codeOf(await browser.call('POST', '/access/authenticator'))).toBe('reauthentication.required');
    const before = browser.cookies.get('offizin_session');
    expect((await prove(browser, testPassword)).status).toBe(200);
    expect((await browser.call('POST', '/access/authenticator')).status).toBe(200);
    expect(browser.cookies.get('offizin_session')).not.toBe(before);
    const old = visitor();
    old.cookies.set('offizin_session', before ?? '');
    expect(await isSignedIn(old)).toBe(false);
  });

  test('is asked of who is only remembered', async () => {
    const browser = await signedIn('dora', true);
    browser.cookies.delete('offizin_session');
    await sessionsOf(browser);
    expect(codeOf(await browser.call('POST', '/access/authenticator'))).toBe('reauthentication.required');
  });

  test('two hundred wrong passwords sent together count as two hundred', async () => {
    const browser = await signedIn('dora');
    await browser.ask('GET /auth/csrf-token', {});
    const codes = await Promise.all(
      Array.from({ length: 100 }, async () => codeOf(await prove(browser, 'Not-the-one-1'))),
    );
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(
      limits.signInFailuresBeforeWait,
    );
    expect(codeOf(await prove(browser, testPassword))).toBe('signin.wait');
  });
});

describe('AUT-17 who has an app proves with it', () => {
  test('the right password is refused, and counted; the app’s code and a recovery code prove, each once', async () => {
    const browser = await signedIn('jana');
    const { key, recoveryCodes } = await setUpApp(browser, testNow);
    const prove = async (body: object) => {
      const reply = await browser.call('POST', '/reauthenticate', { body });
      return reply.status === 200 ? 'proven' : codeOf(reply);
    };
    portal.setNow(later(limits.reauthentication));
    expect(await prove({ password: testPassword })).toBe('reauthentication.second_factor');
    expect(codeOf(await browser.call('DELETE', '/access/authenticator'))).toBe('reauthentication.required');
    const code = codeAt(key, later(limits.reauthentication));
    expect([await prove({ code }), await prove({ code })]).toEqual(['proven', 'code_invalid']);
    const recoveryCode = recoveryCodes[0]?.toLowerCase();
    expect([await prove({ recoveryCode }), await prove({ recoveryCode })]).toEqual(['proven', 'code_invalid']);
    expect((await browser.ask('GET /access', {})).recoveryCodesLeft).toBe(limits.recoveryCodes - 1);
    expect(await sendMails()).toContain('Ein Wiederherstellungscode wurde benutzt');
    const kinds = await portal.ask<{ kind: string }>(
      `select kind from audit where kind like 'second_factor.recovery_code_used'`,
    );
    expect(kinds).toHaveLength(1);
    for (let tries = 0; tries < limits.signInFailuresBeforeWait; tries += 1) await prove({ password: testPassword });
    expect(await prove({ password: testPassword })).toBe('signin.wait');
  });
});

describe('AUT-10 the password of who is signed in', () => {
  test('is changed with a code of a mail; other sessions end, this one goes on under a new token', async () => {
    const [browser, other] = [await signedIn('emma'), await signedIn('emma', true)];
    const { flow } = await browser.ask('POST /access/password-code', {});
    const before = browser.cookies.get('offizin_session');
    expect(codeOf(await browser.call('POST', '/access/password-code'))).toBe('rate_limited');
    await portal.ask('select 1');
    const [job] = await portal.ask<{ payload: unknown }>('select payload from graphile_worker._private_jobs');
    await mailPasswordCode.run(portal.jobContext(), job?.payload);
    const code =
      /\n(\d{3}) (\d{3})\n/
        .exec(server.mails[0]?.text ?? '')
        ?.slice(1)
        .join('') ?? '';
    const change = (by: Browser, password: string) =>
      by.call('PUT', '/access/password', { body: { flow, code, password } });
    expect(codeOf(await change(await signedIn('frida'), 'Kamille#2027'))).toBe('code_invalid');
    expect(codeOf(await change(browser, testPassword))).toBe('password_already_used');
    expect(await change(browser, 'Kamille#2027')).toMatchObject({ status: 200, json: { endedSessions: 1 } });
    expect(await Promise.all([browser, other].map(isSignedIn))).toEqual([true, false]);
    expect(browser.cookies.get('offizin_session')).not.toBe(before);
    expect((await browser.ask('GET /access', {})).passwordChangedAt).toBe(testNow.toISOString());
    server.mails.length = 0;
    expect(await sendMails()).toContain('Ihr Passwort wurde geändert');
  });
});

test('AUT-10 a code of a mail changes the password of who has a second factor, and does not replace it', async () => {
  await setUpApp(await signedIn('iris'), testNow);
  await sendMails();
  const browser = visitor();
  const body = { email: 'iris@shop.example', humanCheck: await proveHuman(browser) };
  const { flow } = await browser.ask('POST /password-code', { body });
  const [job] = await portal.ask<{ payload: unknown }>('select payload from graphile_worker._private_jobs');
  await mailPasswordCode.run(portal.jobContext(), job?.payload);
  const code =
    /\n(\d{3}) (\d{3})\n/
      .exec(server.mails[0]?.text ?? '')
      ?.slice(1)
      .join('') ?? '';
  const reply = await browser.ask('POST /password', { body: { flow, code, password: 'Kamille#2027' } });
  expect(reply).toEqual({ endedSessions: 2, isSignedIn: false });
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.signIn('iris', 'Kamille#2027')).json).toEqual({ secondFactor: true });
});

describe('AUT-17 an app for codes', () => {
  test('counts from its first right code on; recovery codes are shown once, replaced, and go with it', async () => {
    const browser = await signedIn('frida');
    const { key, address: scanned } = await browser.ask('POST /access/authenticator', {});
    expect(scanned).toMatch(/^otpauth:\/\/totp\/.*frida\?.*secret=/);
    expect((await visitor().signIn('frida')).json).toEqual({ secondFactor: false });
    const confirm = (code: string) => browser.call('POST', '/access/authenticator/confirm', { body: { code } });
    expect(codeOf(await confirm(codeAt(key, later(-90))))).toBe('code_invalid');
    const confirmed = await confirm(codeAt(key, testNow));
    const { recoveryCodes } = confirmed.json as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(limits.recoveryCodes);
    expect(recoveryCodes[0]).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect((await visitor().signIn('frida')).json).toEqual({ secondFactor: true });
    expect(codeOf(await browser.call('POST', '/access/authenticator'))).toBe('authenticator.exists');
    expect(await browser.ask('GET /access', {})).toMatchObject({
      authenticatorSince: testNow.toISOString(),
      recoveryCodesLeft: 10,
    });
    const next = await browser.ask('POST /access/recovery-codes', {});
    expect(next.recoveryCodes).not.toContain(recoveryCodes[0]);
    expect(await sendMails()).toEqual(
      expect.arrayContaining(['Eine Code-App wurde hinzugefügt', 'Sie haben neue Wiederherstellungscodes']),
    );
    await browser.ask('DELETE /access/authenticator', {});
    expect((await visitor().signIn('frida')).json).toEqual({ secondFactor: false });
    expect((await browser.ask('GET /access', {})).recoveryCodesLeft).toBe(0);
    expect(codeOf(await browser.call('POST', '/access/recovery-codes'))).toBe('not_found');
  });

  test('who leaves before the first code alarms nobody: no mail, and no row in the history', async () => {
    const browser = await signedIn('kira');
    await browser.ask('POST /access/authenticator', {});
    await browser.ask('DELETE /access/authenticator', {});
    expect(await sendMails()).toEqual([]);
    const rows = await portal.ask(
      `select 1 from audit a join user_account u on u.id = a.user_id
       where u.username = 'kira' and a.kind = 'second_factor.authenticator_removed'`,
    );
    expect(rows).toEqual([]);
  });

  test('its key lies sealed in the database, and is sealed again with a newer key', async () => {
    const browser = await signedIn('gerda');
    const { key } = await setUpApp(browser, testNow);
    const dump = JSON.stringify(await portal.ask('select * from authenticator'));
    expect(dump).not.toContain(key);
    const [old] = portal.app.sealKeys;
    const keys = portal.app as { sealKeys: unknown };
    keys.sealKeys = [{ id: 2, secret: Buffer.alloc(32, 7) }, old];
    await sealAuthenticatorsAgain.run(portal.jobContext(), {});
    keys.sealKeys = [{ id: 2, secret: Buffer.alloc(32, 7) }];
    const again = visitor();
    await again.signIn('gerda');
    portal.setNow(later(30));
    const body = { code: codeAt(key, later(30)) };
    expect((await again.call('POST', '/signin/second-factor', { body })).status).toBe(200);
  });

  test('the marketplace takes a lost one away; the person gets a mail, and the audit a row', async () => {
    const browser = await signedIn('hanna');
    await setUpApp(browser, testNow);
    const path = '/sellers/linden/users/Hanna/second-factor';
    expect((await machineCall(portal, { brand: 'es', method: 'DELETE', path })).status).toBe(404);
    await sendMails();
    expect((await machineCall(portal, { method: 'DELETE', path })).status).toBe(200);
    expect((await visitor().signIn('hanna')).json).toEqual({ secondFactor: false });
    const [mail, ...others] = await sentMails();
    expect([mail?.subject, others]).toEqual(['Ihr zweiter Faktor wurde zurückgesetzt', []]);
    // The portal cannot know who asked: no reason is given that would calm somebody who did not.
    expect(mail?.text).toContain('auf Antrag entfernt');
    expect(mail?.text).toContain('Haben Sie das nicht verlangt, rufen Sie uns sofort an.');
    const rows = await portal.ask(`select kind from audit where kind = 'second_factor.reset'`);
    expect(rows).toHaveLength(1);
  });
});
