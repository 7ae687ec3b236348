import pg from 'pg';
import { expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { withRetention } from '../scopes/scopes.ts';
import { ensureMonthPartitions } from './partitions.ts';

const portal = await portalForFile();
const month = new Date('2031-05-10T00:00:00Z');

test('OPS-03 two that make the partitions of one month at once both go on', async () => {
  const { pool, config } = portal.app;
  const first = new pg.Client({ connectionString: config.databaseOwnerUrl });
  await first.connect();
  await first.query('begin');
  await first.query('select ensure_month_partitions($1)', [month]);
  const second = withRetention(pool, (db) => ensureMonthPartitions(db, month));
  await expect.poll(() => waitsForLock(portal)).toBe(true);
  await first.query('commit');
  await first.end();
  await second;
  const made = await portal.ask(
    `select to_regclass('run_row_203105')::text as rows, to_regclass('offer_change_203105')::text as changes`,
  );
  expect(made).toEqual([{ rows: 'run_row_203105', changes: 'offer_change_203105' }]);
});
