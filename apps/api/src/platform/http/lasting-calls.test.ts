import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../testing/browser.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');
beforeEach(async () => {
  for (const table of ['rate_window', 'idempotency', 'stored_file']) await portal.ask(`delete from ${table}`);
});

const pdf = Buffer.from(`%PDF-1.7\n${'%'.repeat(990)}\nstartxref\n9\n%%EOF\n`);
const add = (body = pdf) =>
  shop.call('POST', '/metrics/evidence?fileName=mail.pdf', {
    body,
    headers: { 'content-type': 'application/pdf' },
    idempotencyKey: 'one-file',
  });
const files = async () => (await portal.ask('select 1 from stored_file')).length;

test('ERR-02 a call of several transactions that is refused leaves its key free', async () => {
  expect((await add(Buffer.from('no file of any kind'))).status).toBeGreaterThanOrEqual(400);
  const taken = await add();
  expect([taken.status, await files()]).toEqual([200, 1]);
  expect([(await add()).json, await files()]).toEqual([taken.json, 1]);
  expect(codeOf(await add(Buffer.concat([pdf, Buffer.from('\n')])))).toBe('idempotency.key_reused');
});

test('ERR-02 a repeat needs no rate of its own: it is answered, not counted against the files', async () => {
  const taken = await add();
  await portal.ask('update rate_window set calls = 1000000');
  expect((await add()).json).toEqual(taken.json);
});

test('ERR-02 while another process acts under the key a repeat is told so; the key of a process that is gone is free again', async () => {
  await add();
  await portal.ask(`update idempotency set reply = null, created_at = now()`);
  expect(codeOf(await add())).toBe('idempotency.in_progress');
  expect(await files()).toBe(1);
  await portal.ask(`update idempotency set created_at = now() - make_interval(secs => $1)`, [
    limits.callUnendedSeconds + 1,
  ]);
  expect([(await add()).status, await files()]).toEqual([200, 2]);
});
