import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { deletePortion } from '../../modules/retention/write/retention-queries.ts';
import { codeOf, signedIn } from '../../testing/browser.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../testing/portal.ts';
import { withRetention } from '../db/scopes/scopes.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const seller = await signedIn(portal, 'linden');
beforeEach(() => portal.ask('delete from rate_window'));

const key = 'one-dialog';
const make = (path: string, body: object) => seller.call('POST', path, { body, idempotencyKey: key });
const command = (path: string, body: object = {}) =>
  machineCall(portal, { method: path === '/webhooks/erp' ? 'PUT' : 'POST', path, body, idempotencyKey: key });

const token = { name: 'Packing station', scopes: ['orders:read'], days: 90 };
const webhook = { address: 'https://erp.example/hooks', events: ['order.created'] };
const tables = ['idempotency', 'machine_idempotency'] as const;

test('security 25: a lost secret is shown again to the same key, never with another body, and lies sealed meanwhile', async () => {
  const { json: hook } = await make('/webhooks', webhook);
  const { id } = Object(hook).webhook;
  for (const [path, body, other] of [
    ['/api-tokens', token, { ...token, name: 'Till' }],
    ['/webhooks', webhook, { ...webhook, address: 'https://other.example/hooks' }],
    [`/webhooks/${id}/secrets`, {}, { any: 'thing' }],
  ] as const) {
    const first = await make(path, body);
    expect((await make(path, body)).json).toEqual(first.json);
    expect(Object(first.json).secret).toMatch(/^[\w+/=]{20,}$/);
    expect(['idempotency.key_reused', 'request.invalid']).toContain(codeOf(await make(path, other)));
    const kept = await portal.ask<{ reply: string }>('select reply::text as reply from idempotency');
    expect(kept.filter(({ reply }) => reply.includes(Object(first.json).secret))).toEqual([]);
  }
  expect(await portal.ask('select 1 from api_token')).toHaveLength(1);
  expect(await portal.ask('select 1 from webhook')).toHaveLength(1);
  expect(await portal.ask('select 1 from webhook_secret')).toHaveLength(2);
});

test('security 25: the same of what the operator makes', async () => {
  for (const [path, body] of [
    ['/webhooks/erp', { address: 'https://ops.example/hooks' }],
    ['/webhooks/erp/secrets', {}],
    ['/impersonation-tokens', { seller: 'linden', operator: 'Kim' }],
  ] as const) {
    const first = await command(path, body);
    expect(first.status).toBe(200);
    expect(await command(path, body)).toEqual(first);
  }
  expect(await portal.ask('select 1 from impersonation_token')).toHaveLength(1);
});

test('security 25: after ten minutes the key shows nothing again, and retention takes what was sealed', async () => {
  const first = Object((await make('/api-tokens', token)).json);
  const [minted] = [await command('/impersonation-tokens', { seller: 'linden', operator: 'Kim' })];
  for (const table of tables)
    await portal.ask(`update ${table} set created_at = now() - interval '11 minutes' where reply ? 'sealed'`);
  expect(Object((await make('/api-tokens', token)).json).token.id).not.toBe(first.token.id);
  expect((await command('/impersonation-tokens', { seller: 'linden', operator: 'Kim' })).body).not.toEqual(
    minted?.body,
  );
  for (const table of tables) {
    await portal.ask(`update ${table} set created_at = now() - interval '11 minutes'`);
    await withRetention(portal.app.pool, (db) => deletePortion(db, table, testNow));
    expect(await portal.ask(`select 1 from ${table} where reply ? 'sealed'`)).toEqual([]);
  }
  expect((await portal.ask('select 1 from machine_idempotency')).length).toBeGreaterThan(0);
});
