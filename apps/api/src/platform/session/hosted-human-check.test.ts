import type { IncomingMessage } from 'node:http';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { startHttpServer } from '../../testing/file-servers.ts';
import { forThisFile } from '../../testing/for-this-file.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';

let asked: Record<string, string>[] = [];
let reply: object | null = {};

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

const provider = forThisFile(
  await startHttpServer((request, response) => {
    void formOf(request).then((form) => {
      asked.push(form);
      // Without a reply it hangs, as a provider that is away does.
      if (reply !== null) response.writeHead(200).end(JSON.stringify(reply));
    });
  }),
);
const mails = forThisFile(await openMailServer());
const base = `http://${provider.host}`;
const portal = await portalForFile({
  smtpUrl: mails.url,
  humanCheck: {
    siteKey: 'site-1',
    secret: 'secret-1',
    scriptUrl: 'https://check.example/v0/api.js',
    verifyUrl: `${base}/siteverify`,
  },
});
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
beforeEach(async () => {
  asked = [];
  await portal.ask('delete from rate_window');
});

async function ask(humanCheck: string) {
  const browser = openBrowser(portal, 'de.localhost', '198.51.100.7');
  return browser.call('POST', '/password-code', { body: { email: 'anna@shop.example', humanCheck } });
}

test('AUT-09 a token is verified with address, secret and host, and works once', async () => {
  reply = { success: true, hostname: 'de.localhost' };
  expect((await ask('token-1')).status).toBe(200);
  expect(asked).toEqual([{ secret: 'secret-1', response: 'token-1', remoteip: '198.51.100.7' }]);
  await portal.ask('delete from rate_window');
  expect(codeOf(await ask('token-1'))).toBe('human_check_required');
});

test.each([
  ['that was refused', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['of another host', { success: true, hostname: 'evil.example' }],
  ['without a host', { success: true }],
  ['that nobody understands', { hello: 'world' }],
])('AUT-09 a token %s proves nobody human', async (_, answer) => {
  reply = answer;
  expect(codeOf(await ask('token-2'))).toBe('human_check_required');
});

test('AUT-09 a provider that does not answer refuses politely within seconds', async () => {
  reply = null;
  expect(codeOf(await ask('token-3'))).toBe('human_check_required');
});

test('AUT-09 no proof asks nobody', async () => {
  expect(codeOf(await ask(''))).toBe('human_check_required');
  expect(asked).toEqual([]);
});

test('AUT-09 pages may reach the provider and know its site key, not its secret', async () => {
  const page = await portal.server.inject({ url: '/initial-data', headers: { host: 'de.localhost' } });
  expect(page.json()).toMatchObject({
    humanCheck: { siteKey: 'site-1', scriptUrl: 'https://check.example/v0/api.js' },
  });
  expect(page.body).not.toContain('secret-1');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://check.example;");
  expect(policy).toContain('frame-src https://check.example;');
});
