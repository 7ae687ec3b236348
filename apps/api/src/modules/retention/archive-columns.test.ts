import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { columnsLeftOut, type TableName } from '../columns-by-word.ts';
import { type SellerDb, withSeller } from '../../platform/db/scopes/scopes.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import {
  archivedTables,
  notArchived,
  readShop,
  readThing,
  type SellerThing,
  sellerThings,
} from './read/seller-data-queries.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder()]);
for (const insert of [
  `feed (seller_id, address, username, password, sha256, discarded_sha256, type, mapping, active, locale, created_at)
   values ($1, 'sftp://shop.example/stock.csv', 'hub', 'p', 's', 'd', 'stock_and_price', '{}', true, 'de_DE', now())`,
  `company_section (seller_id, section, brand, open_values, sealed_values, version, saved_at)
   values ($1, 'bank_account', 'de', '{}', 'sealed', 1, now())`,
  `offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
   values ($1, 'a.xlsx', 'price_only', 1, 's', 'ready', 'de_DE', 'somebody', now())`,
])
  await portal.ask(`insert into ${insert}`, [sellerId]);

async function read<T>(reading: (db: SellerDb) => Promise<T>): Promise<T> {
  return withSeller(portal.app.pool, { sellerId, brand: 'de' }, reading);
}

async function rowsOf(thing: SellerThing): Promise<Record<string, unknown>[]> {
  return read(async (db) => {
    const rows: Record<string, unknown>[] = [];
    for await (const lines of readThing(db, thing)) rows.push(...lines.map((line) => JSON.parse(line)));
    return rows;
  });
}

const namesIn = (row: unknown): string[] =>
  typeof row !== 'object' || row === null
    ? []
    : Object.entries(row).flatMap(([name, value]) => [name, ...namesIn(value)]);

test('OPS-04 every table with rows of a seller is in its archive, or left out with a reason', async () => {
  const tables = await portal.ask<{ name: string }>(
    `select table_name as name from information_schema.columns join pg_class on oid = table_name::regclass
     where table_schema = 'public' and column_name = 'seller_id' and relkind in ('r', 'p') and not relispartition`,
  );
  const readWithUsers = 'membership';
  const named = [readWithUsers, ...archivedTables, ...Object.keys(notArchived)];
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test.each([
  ['orders', 'seller_order'],
  ['feed', 'feed'],
  ['company', 'company_section'],
  ['uploads', 'offer_upload'],
] as const satisfies readonly (readonly [SellerThing, TableName])[])(
  'OPS-04 the archive has the rows of %s without the columns of %s that stay',
  async (thing, table) => {
    const rows = await rowsOf(thing);
    expect(columnsLeftOut(table)).not.toEqual([]);
    expect(rows.map((row) => columnsLeftOut(table).filter((column) => column in row))).toEqual([[]]);
  },
);

test('OPS-04 nothing in the archive has the name of a secret', async () => {
  const names = (await read((db) => readShop(db))).map((line) => namesIn(JSON.parse(line)));
  for (const thing of sellerThings) names.push(namesIn(await rowsOf(thing)));
  expect(names.flat()).toContain('username');
  expect(names.flat().filter((name) => /hash|sha256|sealed|secret|password/.test(name))).toEqual([]);
});
