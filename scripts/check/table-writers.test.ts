import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { checkTableWriters, tablesOf, tableWriterFindings } from './table-writers.ts';

const tables = new Set(['offer', 'seller_order']);
const find = (files: Readonly<Record<string, string>>) =>
  tableWriterFindings({ tables, files: new Map(Object.entries(files)) });

const owner = { 'apps/api/src/modules/offers/write/offer-write-queries.ts': "query.insertInto('offer')" };

test('each table is written in one folder', () => {
  expect(checkTableWriters()).toEqual([]);
});

test('the tables are those of the dumped schema', () => {
  const found = tablesOf(readFileSync(inProject('apps/api/schema.sql'), 'utf8'));
  expect([...found]).toEqual(
    expect.arrayContaining(['offer', 'offer_change', 'seller_order', 'sync_finding', 'live_event']),
  );
});

test.each([
  ["query.updateTable('offer').set({})"],
  ["query.deleteFrom('offer')"],
  ["query.mergeInto('offer as o')"],
  ['sql`insert into offer (price) values (1)`'],
  ['sql`with given as (select 1)\n  update offer o set price = 1 from given`'],
  ['sql`update offer set price = 1`'],
  ['sql`delete from offer where price = 1`'],
  ['sql`merge into offer using given`'],
  ['sql`truncate offer`'],
  ["db.copyIn('copy offer (price) from stdin (format binary)')"],
])('a planted second writer is found: %s', (statement) => {
  expect(find({ ...owner, 'apps/api/src/modules/uploads/read/upload-queries.ts': statement })).toEqual([
    'offer is written in modules/offers/write and modules/uploads/read',
  ]);
});

test('a table that is written outside of write/ is a finding', () => {
  expect(find({ 'apps/api/src/modules/offers/seller/change.ts': "query.insertInto('offer')" })).toEqual([
    'offer is written in modules/offers/seller: a module writes its tables in write/',
  ]);
});

test('a second file of the same folder, retention and tests may write it; readers and other words do not count', () => {
  expect(
    find({
      ...owner,
      'apps/api/src/modules/offers/write/revert-queries.ts': 'sql`delete from offer`',
      'apps/api/src/modules/retention/write/retention-queries.ts': "query.deleteFrom('offer')",
      'apps/api/src/modules/offers/seller/offers.test.ts': "portal.ask('delete from offer')",
      'apps/api/src/engine/index-queries.ts': 'copy (select 1 from offer) to stdout; // an update offer is made',
      'apps/api/src/modules/orders/read/list-queries.ts':
        "query.selectFrom('offer'); sql`select from offer for update`",
    }),
  ).toEqual([]);
});

test('a statement that leaves the table open is a finding', () => {
  expect(find({ 'apps/api/src/modules/offers/write/offer-write-queries.ts': 'sql`delete from ${table}`' })).toEqual([
    'apps/api/src/modules/offers/write/offer-write-queries.ts: a table that is written is named in the statement',
  ]);
});
