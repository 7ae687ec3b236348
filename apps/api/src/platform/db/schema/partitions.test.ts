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
    `select relname as name, relrowsecurity and relforcerowsecurity as "isUnderRules" from pg_class
     where relispartition and relkind = 'r' and relname like '%203105' order by 1`,
  );
  expect(made).toEqual([
    { name: 'offer_change_203105', isUnderRules: true },
    { name: 'price_rule_change_203105', isUnderRules: true },
    { name: 'run_row_203105', isUnderRules: true },
  ]);
});
