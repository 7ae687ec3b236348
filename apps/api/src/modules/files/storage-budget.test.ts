import { globSync, readFileSync } from 'node:fs';
import { limits } from '@offizin/domain/limits';
import { storageBudget } from '@offizin/domain/storage/storage-budget';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../testing/browser.ts';
import { forThisFile } from '../../testing/for-this-file.ts';
import { portalForFile, putSeller, testNow } from '../../testing/portal.ts';
import { openMetrics } from '../../platform/metrics/metrics.ts';
import { storageFigures } from './storage-figures.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');
const metrics = forThisFile(openMetrics(portal.app, [storageFigures]));
beforeEach(async () => {
  for (const table of [
    'rate_window',
    'stored_file',
    'offer_upload_file',
    'offer_upload',
    'catalogue_run',
    'export_part',
    'export',
  ])
    await portal.ask(`delete from ${table}`);
});

const pdf = Buffer.from(`%PDF-1.7\n${'%'.repeat(990)}\nstartxref\n9\n%%EOF\n`);
const addEvidence = () =>
  shop.call('POST', '/metrics/evidence?fileName=mail.pdf', {
    body: pdf,
    headers: { 'content-type': 'application/pdf' },
  });

async function many(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await act();
}

/** As if the seller had files of so many bytes that nothing shows. */
const keep = (bytes: number) =>
  portal.ask(
    `insert into stored_file (seller_id, brand, id, bytes, names, attached, created_at) values ($1, 'de', $2, $3, '{}', false, now())`,
    [sellerId, 'f'.repeat(32), bytes],
  );

test('security 47: evidence that no dispute has is counted, and five files at once do not pass the ceiling together', async () => {
  await keep(limits.filesPerSeller - 2 * pdf.length);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(addEvidence));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect(codeOf(await addEvidence())).toBe('files.full');
  const [stored] = await portal.ask<{ files: number }>('select count(*)::integer as files from stored_file');
  expect(stored?.files).toBe(3);
});

const upload = () =>
  shop.call('POST', '/offer-uploads?type=price_only&fileName=prices.xlsx', {
    body: Buffer.alloc(1000),
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  });

const uploaded = (size: number, hoursAgo: number) =>
  portal.ask(
    `insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
     values ($1, 'a.xlsx', 'price_only', $2, '', 'applied', 'de_DE', 'somebody', $3::timestamptz - make_interval(hours => $4))`,
    [sellerId, size, testNow, hoursAgo],
  );

const checked = (rows: number) =>
  portal.ask(
    `insert into catalogue_run (seller_id, brand, kind, dry, status, started_at, summary)
     values ($1, 'de', 'upload', true, 'completed', $2, jsonb_build_object('rows', $3::integer))`,
    [sellerId, testNow, rows],
  );

test.each<[string, () => Promise<unknown>, string | null]>([
  ['as much as a day allows', () => uploaded(limits.uploadedBytesPerDay - 1000, 1), null],
  ['more than a day allows', () => uploaded(limits.uploadedBytesPerDay - 999, 1), 'upload.day_full'],
  ['that much the day before', () => uploaded(limits.uploadedBytesPerDay, 25), null],
  ['too many rows checked today', () => checked(limits.uploadedRowsPerDay + 1), 'upload.day_full'],
  [
    'as much as is kept of a seller',
    async () => {
      for (const hoursAgo of [25, 26]) await uploaded(limits.uploadedBytes / 2, hoursAgo);
    },
    'upload.full',
  ],
])('UPL-07, security 47: with %s an upload is taken or refused whole', async (_, prepare, code) => {
  await prepare();
  const [before] = await portal.ask<{ uploads: number }>('select count(*)::integer as uploads from offer_upload');
  const reply = await upload();
  expect(reply.status === 200 ? null : codeOf(reply)).toBe(code);
  const [after] = await portal.ask<{ uploads: number }>('select count(*)::integer as uploads from offer_upload');
  expect((after?.uploads ?? 0) - (before?.uploads ?? 0)).toBe(code === null ? 1 : 0);
});

test('UPL-07 who has little room left is told before an upload is refused', async () => {
  const told = async () => (await shop.call('GET', '/offer-uploads')).json;
  expect(await told()).toMatchObject({ nearlyFull: null });
  await uploaded(0.9 * limits.uploadedBytesPerDay, 1);
  expect(await told()).toMatchObject({
    nearlyFull: {
      kind: 'upload_bytes_today',
      used: 0.9 * limits.uploadedBytesPerDay,
      most: limits.uploadedBytesPerDay,
    },
  });
});

test('UPL-07 five uploads at once do not pass the ceiling of the day together', async () => {
  await uploaded(limits.uploadedBytesPerDay - 2000, 1);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(upload));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
});

/** As if a file of so many bytes waited to be checked or applied. */
const waiting = (state: string, size: number, rows: number | null = null) =>
  portal.ask(
    `with checked as (
       insert into catalogue_run (seller_id, brand, kind, dry, status, started_at, summary)
       select $1, 'de', 'upload', true, 'completed', $4::timestamptz - interval '2 days', jsonb_build_object('rows', $5::integer)
       where $5 is not null returning no
     )
     insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at, check_run)
     values ($1, 'a.csv', 'price_only', $2, '', $3, 'de_DE', 'somebody', $4, (select no from checked))`,
    [sellerId, size, state, testNow, rows],
  );

test.each<[string, () => Promise<unknown>, string | null]>([
  ['ten large files wait to be checked', () => many(10, () => waiting('checking', 4 * limits.uploadRows)), null],
  ['eleven do', () => many(11, () => waiting('checking', 4 * limits.uploadRows)), 'upload.day_full'],
  ['a hundred small ones do', () => many(100, () => waiting('checking', 20_000)), null],
  [
    'what was counted before waits',
    () => many(11, () => waiting('applying', 100, limits.uploadRows)),
    'upload.day_full',
  ],
  ['it is done with', () => many(11, () => waiting('ready', 100, limits.uploadRows)), null],
])('UPL-07, security 47: an upload counts the rows to come while %s', async (_, prepare, code) => {
  await prepare();
  const reply = await upload();
  expect(reply.status === 200 ? null : codeOf(reply)).toBe(code);
});

const exported = (bytes: number) =>
  portal.ask(
    `insert into export (seller_id, kind, question, format, status, locale, time_zone, requested_at, expires_at, file)
     values ($1, 'upload_history', '{"kind": "upload_history"}', 'csv', 'ready', 'de_DE', 'UTC', $2, $2, convert_to(repeat('x', $3), 'UTF8'))
     returning id`,
    [sellerId, testNow, bytes],
  );

test('OFF-04, security 47: prepared files are counted, parts of archives too, and one more is refused by name', async () => {
  const ask = () => shop.call('POST', '/exports', { body: { question: { kind: 'upload_history' }, format: 'csv' } });
  expect((await ask()).status).toBe(200);
  const share = limits.exportedBytes / 32;
  await many(32, () => exported(share));
  expect((await ask()).status).toBe(200);
  await portal.ask(
    `insert into export_part (seller_id, export_id, no, entries, content) select seller_id, id, 1, '[]', '\\x00' from export limit 1`,
  );
  expect(codeOf(await ask())).toBe('download.full');
});

test('OPS-03 the operator sees what is kept and how full the fullest seller is', async () => {
  await keep(limits.filesPerSeller / 2);
  await uploaded(limits.uploadedBytes / 4, 30);
  await exported(1000);
  const lines = (await metrics.scrape()).split('\n').filter((line) => line.startsWith('offizin_storage'));
  expect(lines.toSorted()).toEqual([
    'offizin_storage_bytes{brand="de",kind="export_bytes"} 1000',
    `offizin_storage_bytes{brand="de",kind="file_bytes"} ${limits.filesPerSeller / 2}`,
    `offizin_storage_bytes{brand="de",kind="upload_bytes"} ${limits.uploadedBytes / 4}`,
    `offizin_storage_fullest{brand="de",kind="export_bytes"} ${1000 / limits.exportedBytes}`,
    'offizin_storage_fullest{brand="de",kind="file_bytes"} 0.5',
    'offizin_storage_fullest{brand="de",kind="upload_bytes"} 0.25',
  ]);
});

test('OPS-07 Home warns of little room for files from 80 % on', async () => {
  const told = async () => (await shop.ask('GET /home', {})).lines.filter(({ kind }) => kind === 'storage');
  await keep(limits.filesPerSeller * 0.7);
  expect(await told()).toEqual([]);
  await portal.ask('update stored_file set bytes = $1', [limits.filesPerSeller * 0.85]);
  expect(await told()).toMatchObject([{ of: 'file_bytes', most: limits.filesPerSeller }]);
});

/** Where contents of a seller lie in the database, and what bounds them; a new place is not in the table. */
const boundOf: Readonly<Record<string, keyof typeof storageBudget | string>> = {
  export: 'export_bytes',
  export_part: 'export_bytes',
  feed_file: 'one for each seller',
  invoice_file: 'the operator writes it',
  new_orders_download: 'so many an hour, and each goes after its term',
  offer_handover: 'the operator writes it',
  offer_upload_file: 'upload_bytes',
};

test('security 47: every place where contents of sellers are kept is bounded', async () => {
  const places = await portal.ask<{ name: string }>(
    `select distinct c.relname as name from pg_class c
       join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'seller_id'
       join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and a.attname in ('content', 'file', 'sealed_content')
     where c.relkind = 'r' and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  expect(places.map(({ name }) => name)).toEqual(Object.keys(boundOf));
  const sources = globSync('apps/api/src/modules/**/*.ts').filter((name) => !name.endsWith('.test.ts'));
  const texts = sources.map((source) => readFileSync(source, 'utf8'));
  // A process that tries the store removes what it wrote.
  const storing = texts.filter((text) => text.includes('store.put(') && !text.includes('await store.remove(key)'));
  expect(storing.length).toBeGreaterThan(2);
  expect(storing.filter((text) => !text.includes('await insertFile('))).toEqual([]);
});
