import { retentionTerms, type Term } from '@offizin/domain/retention';
import { expect, test } from 'vitest';
import { aSeller } from '@offizin/testkit/records';
import { portalForFile, putSeller } from '../../testing/portal.ts';
import { retention } from './jobs/retention.job.ts';

const portal = await portalForFile();

test('retention deletes what is past its term and nothing else', async () => {
  const sellerId = await putSeller(portal, 'de', 'linden', aSeller());
  for (const [key, age] of [
    ['old-key-123', '8 days'],
    ['new-key-123', '6 days'],
  ]) {
    await portal.ask(
      `insert into idempotency (seller_id, operation, key, body_hash, created_at) values ($1, 'POST /x', $2, '\\x00', now() - $3::interval)`,
      [sellerId, key, age],
    );
  }
  for (const [changed, age] of [
    [1, '25 hours'],
    [2, '23 hours'],
  ]) {
    await portal.ask(
      `insert into live_event (seller_id, at, topic, payload) values ($1, now() - $2::interval, 'offers', jsonb_build_object('changed', $3::int))`,
      [sellerId, age, changed],
    );
  }
  for (const [key, age] of [
    ['old', '91 days'],
    ['new', '89 days'],
  ]) {
    await portal.ask(
      `insert into notification (seller_id, kind, params, dedupe_key, created_at) values ($1, 'order_due_today', '{"count": 1}', $2, now() - $3::interval)`,
      [sellerId, key, age],
    );
  }
  for (const [name, age] of [
    ['old.xlsx', '91 days'],
    ['new.xlsx', '89 days'],
  ]) {
    await portal.ask(
      `with made as (
        insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
        values ($1, $2, 'price_only', 1, '', 'applied', 'de_DE', 'somebody', now() - $3::interval) returning seller_id, id
      ) insert into offer_upload_file (seller_id, upload_id, content) select seller_id, id, '' from made`,
      [sellerId, name, age],
    );
  }
  for (const [name, age] of [
    ['old', '91 days'],
    ['new', '89 days'],
  ]) {
    await portal.ask(
      `insert into offer_handover (seller_id, content, handed_at, state) values ($1, convert_to($2, 'UTF8'), now() - $3::interval, 'done')`,
      [sellerId, name, age],
    );
  }
  portal.setNow(new Date());
  await portal.ask(`insert into used_challenge values ('old', now() - interval '2 days'), ('new', now())`);
  await retention.run(portal.jobContext(), {});
  expect(await portal.ask('select key from idempotency')).toEqual([{ key: 'new-key-123' }]);
  expect(await portal.ask('select payload from live_event')).toEqual([{ payload: { changed: 2 } }]);
  expect(await portal.ask('select dedupe_key as key from notification')).toEqual([{ key: 'new' }]);
  expect(await portal.ask('select signature from used_challenge')).toEqual([{ signature: 'new' }]);
  expect(await portal.ask('select file_name from offer_upload join offer_upload_file on upload_id = id')).toEqual([
    { file_name: 'new.xlsx' },
  ]);
  expect(await portal.ask(`select convert_from(content, 'UTF8') as name from offer_handover`)).toEqual([
    { name: 'new' },
  ]);
});

/** The partitions of a table by month, as 'YYYYMM'. */
const monthsOf = async (table: string): Promise<string[]> => {
  const found = await portal.ask<{ month: string }>(
    `select right(inhrelid::regclass::text, 6) as month from pg_inherits where inhparent = $1::regclass order by 1`,
    [table],
  );
  return found.map(({ month }) => month);
};

test.each(
  Object.entries<Term>(retentionTerms).flatMap(([table, term]) =>
    term.kind === 'dropped' ? [{ table, months: term.months }] : [],
  ),
)('OPS-04 $table keeps $months months, and the next month is there a week ahead', async ({ table, months }) => {
  const now = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1) - 24 * 3600 * 1000);
  portal.setNow(now);
  const monthOf = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  for (const ago of [months + 1, months, 0]) await portal.ask('select ensure_month_partitions($1)', [monthOf(ago)]);
  await retention.run(portal.jobContext(), {});
  const named = (moment: Date) => moment.toISOString().slice(0, 7).replace('-', '');
  const kept = await monthsOf(table);
  expect(kept).toEqual(expect.arrayContaining([months, 0, -1].map((ago) => named(monthOf(ago)))));
  expect(kept).not.toContain(named(monthOf(months + 1)));
});
