import { describe, expect, test } from 'vitest';
import { aSeller, aUser } from '@offizin/testkit/records';
import { openBrowser } from '../testing/browser.ts';
import { databaseTimesOut } from '../testing/database-timeouts.ts';
import { openPortal, portalForFile, putSeller } from '../testing/portal.ts';
import { embeddedJson } from './page.ts';

const portal = await portalForFile({ lock: 500 });
await putSeller(portal, 'de', 'linden', aSeller({ name: 'Linden </script><b>', users: [aUser('linden')] }));

describe('OPS-03 health', () => {
  test('is answered on any host while the database is there', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      expect((await portal.server.inject({ url: path, headers: { host: '10.0.0.1' } })).statusCode).toBe(200);
    }
  });

  test('every reply carries the security headers; API replies are not stored', async () => {
    const { headers } = await portal.server.inject({ url: '/api/auth/csrf-token', headers: { host: 'de.localhost' } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    // No provider's host without a human check of one (AUT-09).
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });

  test('scripts and styles carry no headers of documents; what is missing among them is a document', async () => {
    const at = async (url: string) => (await portal.server.inject({ url, headers: { host: 'de.localhost' } })).headers;
    const page = await portal.server.inject({ url: '/login', headers: { host: 'de.localhost' } });
    const script = await at(/\/assets\/base-[\w-]+\.js/.exec(page.body)?.[0] ?? '');
    expect(script).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(script).not.toHaveProperty('content-security-policy');
    expect(await at('/assets/missing.js')).toHaveProperty('content-security-policy');
  });
});

describe('OPS-03 readiness', () => {
  const ready = async () => (await portal.server.inject({ url: '/health/ready' })).statusCode;

  test('ends with the right to write; requests that write get 503 with the seconds to wait', async () => {
    const readOnly = await openPortal();
    const name = new URL(readOnly.app.config.databaseOwnerUrl).pathname.slice(1);
    await readOnly.ask(`alter database ${name} set default_transaction_read_only = on`);
    const client = openBrowser(readOnly, 'de.localhost');
    await readOnly.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const unready = async () => (await readOnly.server.inject({ url: '/health/ready' })).statusCode;
    await expect.poll(unready).toBe(503);
    await expect.poll(async () => (await client.signIn('linden')).status).toBe(503);
    expect((await client.signIn('linden')).headers['retry-after']).toBe('2');
    await readOnly.close();
  });

  test('does not wait for connections that requests hold', async () => {
    const { pool } = portal.app;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    expect(await ready()).toBe(200);
    for (const client of held) client.release();
  });
});

describe('OPS-03 under pressure', () => {
  test.runIf(databaseTimesOut)('a database that takes too long is a 503 with the time to try again', async () => {
    const seller = openBrowser(portal, 'de.localhost');
    await seller.signIn('linden');
    await portal.ask('begin');
    await portal.ask('lock table order_count in access exclusive mode');
    const busy = await seller.call('GET', '/orders/counts');
    await portal.ask('rollback');
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '2']);
    expect(busy.json).toMatchObject({ message: 'overloaded', retryAfter: 2 });
    expect((await seller.call('GET', '/orders/counts')).status).toBe(200);
  });
});

test('GEN-09 what is embedded in the page cannot break out of it', () => {
  const text = embeddedJson({ name: '</script><script>alert(1)</script>&\u2028' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>&\u2028' });
});
