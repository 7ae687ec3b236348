import { limits } from '@offizin/domain/limits';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../../testing/browser.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { openMailServer } from '../../../../testing/mail-server.ts';
import { openPortal, portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';
import { proveHuman } from '../../../../testing/solve-challenge.ts';
import { mailPasswordChanged } from '../../jobs/mail-password-changed.job.ts';
import { mailPasswordCode } from '../../jobs/mail-password-code.job.ts';

let address = 0;
const visitor = (host = 'de.localhost') => openBrowser(portal, host, `198.51.100.${(address += 1)}`);
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const newPassword = 'Kamille#2027';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
const names = ['anna', 'berta', 'clara', 'dora', 'emma', 'frida', 'gerda', 'hanna', 'iris'];
const banned = { ...aUser('gone'), banned: true };
await putSeller(portal, 'de', 'linden', aSeller({ users: [...names.map(aUser), banned] }));
await putSeller(portal, 'es', 'alameda', aSeller({ users: [aUser('alameda')], locale: 'es_ES' }));
beforeEach(async () => {
  await portal.ask('delete from rate_window');
  await portal.ask('delete from graphile_worker._private_jobs');
  server.mails.length = 0;
  portal.setNow(testNow);
});

/** As if the limits had never been reached. */
const forgetRates = () => portal.ask('delete from rate_window');

async function askFor(browser: Browser, email: string) {
  await forgetRates();
  return browser.ask('POST /password-code', { body: { email, humanCheck: await proveHuman(browser) } });
}

/** Runs what waits for a worker. */
async function sendMails(): Promise<void> {
  const jobs = await portal.ask<{ name: string; payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning t.identifier as name, j.payload`,
  );
  for (const { name, payload } of jobs)
    for (const job of [mailPasswordCode, mailPasswordChanged])
      if (job.name === name) await job.run(portal.jobContext(), payload);
}

/** Asks for a code and reads it in the mail. */
async function codeFor(browser: Browser, email: string): Promise<{ flow: string; code: string }> {
  const { flow } = await askFor(browser, email);
  await sendMails();
  const [, first = '', second = ''] = /\n(\d{3}) (\d{3})\n/.exec(server.mails.at(-1)?.text ?? '') ?? [];
  return { flow, code: `${first}${second}` };
}

const choose = (browser: Browser, body: { flow: string; code: string; password?: string }) =>
  browser.call('POST', '/password', { body: { password: newPassword, ...body } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('AUT-10 a code for a new password', () => {
  test('is mailed in the language of the user, works once, signs in, ends every other session and says so by mail', async () => {
    const other = visitor();
    await other.signIn('anna', testPassword, true);
    const browser = visitor();
    const { flow, code } = await codeFor(browser, 'ANNA@shop.example');
    expect(server.mails[0]).toMatchObject({
      to: [{ address: 'anna@shop.example' }],
      subject: 'Ihr Code für ein neues Passwort',
    });
    expect(server.mails[0]?.text).toContain('Er gilt bis 10:10 Uhr und nur einmal.');
    const reply = await choose(browser, { flow, code });
    expect(reply).toMatchObject({ status: 200, json: { endedSessions: 1 } });
    expect((await browser.call('POST', '/session-details')).status).toBe(200);
    expect((await other.call('POST', '/session-details')).status).toBe(401);
    await sendMails();
    expect(server.mails[1]).toMatchObject({ subject: 'Ihr Passwort wurde geändert' });
    expect(server.mails[1]?.text).toContain('Eine andere Sitzung wurde beendet.');
    expect(server.mails[1]?.text).toContain('http://de.localhost:0/create-pass');
    expect(codeOf(await choose(visitor(), { flow, code }))).toBe('code_expired');
    expect((await visitor().signIn('anna', testPassword)).status).toBe(401);
    expect((await visitor().signIn('anna', newPassword)).status).toBe(200);
  });

  test('is asked for alike whether or not an account has the address, and only the one with an account gets a mail', async () => {
    const [known, unknown] = [visitor(), visitor()];
    const replies = [await askFor(known, 'berta@shop.example'), await askFor(unknown, 'nobody@shop.example')];
    const same = {
      flow: 43,
      sentAt: testNow.toISOString(),
      expiresAt: later(600).toISOString(),
      nextCodeAt: later(60).toISOString(),
    };
    expect(replies.map((reply) => ({ ...reply, flow: reply.flow.length }))).toEqual([same, same]);
    await sendMails();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual(['berta@shop.example']);
    const guess = await choose(unknown, { flow: replies[1]?.flow ?? '', code: '123456' });
    expect(guess).toMatchObject({ status: 400, json: { message: 'code_invalid', current: { triesLeft: 4 } } });
  });

  test('two hundred guesses sent together count as two hundred', async () => {
    const browser = visitor();
    const { flow, code } = await codeFor(browser, 'clara@shop.example');
    const guesses = Array.from({ length: 200 }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    await forgetRates();
    const spread = Array.from({ length: 20 }, () => visitor());
    await Promise.all(spread.map((each) => each.ask('GET /auth/csrf-token', {})));
    const replies = await Promise.all(
      guesses.map((guess, index) => choose(spread[index % 20] ?? browser, { flow, code: guess })),
    );
    const codes = replies.map(codeOf);
    expect(codes.filter((each) => each === 'code_invalid')).toHaveLength(limits.passwordCodeTries);
    expect(codes.filter((each) => each === 'code_expired')).toHaveLength(guesses.length - limits.passwordCodeTries);
    expect(codeOf(await choose(browser, { flow, code }))).toBe('code_expired');
  });

  test('is bound to the browser that asked, its brand and its ten minutes; a new one replaces it', async () => {
    const browser = visitor();
    const first = await codeFor(browser, 'dora@shop.example');
    expect(codeOf(await choose(visitor(), { flow: 'A'.repeat(43), code: first.code }))).toBe('code_expired');
    expect(codeOf(await choose(visitor('localhost'), first))).toBe('code_expired');
    const second = await codeFor(browser, 'dora@shop.example');
    expect(codeOf(await choose(browser, first))).toBe('code_expired');
    portal.setNow(later(601));
    expect(codeOf(await choose(browser, second))).toBe('code_expired');
  });

  test('a wrong one is counted and told; the right one after it still works', async () => {
    const browser = visitor();
    const { flow, code } = await codeFor(browser, 'emma@shop.example');
    for (const triesLeft of [4, 3])
      expect((await choose(browser, { flow, code: wrong(code) })).json).toMatchObject({ current: { triesLeft } });
    expect((await choose(browser, { flow, code })).status).toBe(200);
  });

  test('is in the database neither plain nor as what could be guessed, and not at all once it was mailed', async () => {
    const { code } = await codeFor(visitor(), 'frida@shop.example');
    const [row] = await portal.ask<{ sealed_code: Buffer | null; text: string }>(
      `select c.sealed_code, c::text as text from mailed_code c join user_account u on u.id = c.user_id where u.username = 'frida'`,
    );
    expect(row?.sealed_code).toBeNull();
    expect(row?.text).not.toContain(code);
  });

  test('a banned user learns of the ban with the right code only', async () => {
    const browser = visitor();
    const { flow, code } = await codeFor(browser, 'gone@shop.example');
    expect(codeOf(await choose(browser, { flow, code: wrong(code) }))).toBe('code_invalid');
    expect(codeOf(await choose(browser, { flow, code }))).toBe('user_banned');
  });

  test('needs a human check, used once, and gives one address a code a minute and five an hour', async () => {
    const browser = visitor();
    const email = 'gerda@shop.example';
    const humanCheck = await proveHuman(browser);
    const send = (check: string) => browser.call('POST', '/password-code', { body: { email, humanCheck: check } });
    await forgetRates();
    expect((await send(humanCheck)).status).toBe(200);
    await forgetRates();
    expect(codeOf(await send(humanCheck))).toBe('human_check_required');
    await forgetRates();
    for (let count = 1; count <= limits.passwordCodesPerHour; count += 1) {
      expect((await send(await proveHuman(browser))).status).toBe(200);
      const atOnce = await send(await proveHuman(browser));
      expect(atOnce).toMatchObject({ status: 429, json: { message: 'rate_limited' } });
      portal.setNow(later(count * limits.passwordCodePause));
    }
    expect(codeOf(await send(await proveHuman(browser)))).toBe('rate_limited');
  });

  test('without a mail server nobody gets one', async () => {
    const silent = await openPortal();
    const browser = openBrowser(silent, 'de.localhost');
    const body = { email: 'anna@shop.example', humanCheck: await proveHuman(browser) };
    expect(await browser.call('POST', '/password-code', { body })).toMatchObject({
      status: 503,
      json: { message: 'mail.unavailable' },
    });
    await silent.close();
  });
});

describe('AUT-11 a new password', () => {
  test.each([
    ['Kurz#1', 'field.too_short'],
    ['langgenug#1', 'field.too_simple'],
    ['Mit Leer#1zeichen', 'field.too_simple'],
    ['Password#1', 'field.too_common'],
  ])('%s is refused with %s, and no try is taken', async (password, code) => {
    const reply = await choose(visitor(), { flow: 'A'.repeat(43), code: '123456', password });
    expect(reply).toMatchObject({ status: 400, json: { errors: [{ path: 'body.password', code }] } });
  });

  test('is none of the last ten, and the code stays for another one', async () => {
    const browser = visitor();
    const chosen = Array.from({ length: 11 }, (_, index) => `Kamille#20${27 + index}`);
    for (const password of chosen) {
      portal.setNow(new Date(portal.app.clock().getTime() + 1000));
      const { flow, code } = await codeFor(browser, 'hanna@shop.example');
      expect((await choose(browser, { flow, code, password })).status).toBe(200);
    }
    const { flow, code } = await codeFor(browser, 'hanna@shop.example');
    for (const password of chosen.slice(1))
      expect(codeOf(await choose(browser, { flow, code, password }))).toBe('password_already_used');
    expect((await choose(browser, { flow, code, password: chosen[0] ?? '' })).status).toBe(200);
    expect(await portal.ask('select count(*)::int as kept from old_password')).not.toEqual([{ kept: 0 }]);
  });
});

test('AUT-10 who changed a password is in the audit, and the mail names the time where the shop is', async () => {
  const browser = visitor('localhost');
  const { flow, code } = await codeFor(browser, 'alameda@shop.example');
  expect(server.mails[0]?.subject).toBe('Su código para una contraseña nueva');
  await choose(browser, { flow, code });
  await sendMails();
  expect(server.mails[1]?.text).toContain('se cambió el 24 de noviembre de 2026 a las 10:00');
  const kinds = await portal.ask<{ kind: string }>(
    `select kind from audit where brand = 'es' and kind like 'password.%' order by at`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['password.code_asked', 'password.changed']);
});
