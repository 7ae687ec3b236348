import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSeller } from '@offizin/testkit/records';
import { openPortal, putSeller, type TestPortal } from '../../testing/portal.ts';
import { retention } from './retention.job.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('retention deletes what has outlived its term and nothing else', async () => {
  const sellerId = await putSeller(portal, 'de', 'linden', aSeller());
  for (const [key, age] of [['old-key-123', '8 days'], ['new-key-123', '6 days']]) {
    await portal.ask(
      `insert into idempotency (seller_id, operation, key, body_hash, created_at) values ($1, 'POST /x', $2, '\\x00', now() - $3::interval)`,
      [sellerId, key, age],
    );
  }
  portal.setNow(new Date());
  await portal.ask(`insert into used_challenge values ('old', now() - interval '2 days'), ('new', now())`);
  await retention.run({ app: portal.app, lastTry: false }, {});
  expect(await portal.ask('select key from idempotency')).toEqual([{ key: 'new-key-123' }]);
  expect(await portal.ask('select signature from used_challenge')).toEqual([{ signature: 'new' }]);
});
