import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnFindings, columnsQuery, type FoundColumn } from '../testing/column-findings.ts';
import { databaseUrl, templateName } from '../testing/template-database.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl(templateName) });
  await client.connect();
});
afterAll(() => client.end());

const findings = async () => columnFindings((await client.query<FoundColumn>(columnsQuery)).rows);

/** What is found once the schema is changed, which nobody else sees. */
async function findingsAfter(change: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '10s'; ${change}`);
    return await findings();
  } finally {
    await client.query('rollback');
  }
}

test('OPS-04 every column of the database has one word', async () => {
  expect(await findings()).toEqual([]);
});

test('OPS-04 a column or a table that nobody named is found, with what to do', async () => {
  expect(await findingsAfter('alter table seller_order add column gift_note text')).toEqual([
    "seller_order.gift_note has no word: say in column-words.ts whether it is a customer's, secret, copied, private, derived or kept",
  ]);
  expect(await findingsAfter('create table letter (body text)')).toHaveLength(1);
});

test('OPS-04 a word without a column is found', async () => {
  expect(await findingsAfter('alter table seller_order drop column waybill')).toEqual([
    'seller_order.waybill is in column-words.ts only',
  ]);
  expect(await findingsAfter('alter table feed rename column password to passphrase')).toHaveLength(2);
});
