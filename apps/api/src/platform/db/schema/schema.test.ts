import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRowTypes } from '../../../testing/row-types.ts';
import { schemaText } from '../../../testing/schema-text.ts';
import { databaseUrl, templateName } from '../../../testing/template-database.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl(templateName) });
  await client.connect();
});
afterAll(() => client.end());

test('schema.sql is what the migrations make; `npm test -- api db-schema -u` writes it again', async () => {
  await expect(await schemaText(client)).toMatchFileSnapshot('../../../schema.sql');
});

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

const columnsOf = `
  select t.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", (a.atthasdef or a.attidentity <> '') as "hasDefault"
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
  order by 1, 2`;

/** What a column's value is in JavaScript; texts and numbers may be narrowed to unions by the row types. */
const valueOf: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  'timestamp with time zone': 'Date',
  json: 'JSONColumnType',
  jsonb: 'JSONColumnType',
};
const named = new Set(Object.values(valueOf));

test('the row types are those of the migrated database', async () => {
  const { rows } = await client.query<Column>(columnsOf);
  const types = await readRowTypes();
  const typed = rows.filter(({ table }) => types.has(table));
  const found = typed.map((row) => {
    const type = types.get(row.table)?.get(row.column);
    const wanted = valueOf[row.type];
    return {
      column: `${row.table}.${row.column}`,
      isNullable: type?.isNullable,
      isGenerated: type?.isGenerated,
      value: wanted ?? (type !== undefined && named.has(type.value) ? type.value : 'other'),
      ...(type === undefined && { missing: true }),
      ...(wanted !== undefined && type?.value !== wanted && { value: type?.value }),
    };
  });
  expect(found).toEqual(
    typed.map((row) => ({
      column: `${row.table}.${row.column}`,
      isNullable: row.isNullable,
      isGenerated: row.hasDefault,
      value: valueOf[row.type] ?? 'other',
    })),
  );
});

test('every row type is of a table, with no column too many', async () => {
  const { rows } = await client.query<Column>(columnsOf);
  const real = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const types = await readRowTypes();
  const extra = [...types].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`).filter((name) => !real.has(name)),
  );
  expect(extra).toEqual([]);
  expect(types.size).toBeGreaterThan(40);
});
