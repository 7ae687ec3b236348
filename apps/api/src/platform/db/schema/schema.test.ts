import pg from 'pg';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { Columns as ModuleColumns } from '../../../modules/columns.gen.ts';
import { rowTypes } from '../../../testing/row-types.ts';
import { schemaText } from '../../../testing/schema-text.ts';
import type { Columns as PlatformColumns } from './columns.gen.ts';
import type { Schema } from './schema.ts';
import { databaseUrl, templateName } from '../../../testing/template-database.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl(templateName) });
  await client.connect();
});
afterAll(() => client.end());

test('schema.sql and the row types are what the migrations make; `npm test -- api schema -u` writes them again', async () => {
  const schema = await schemaText(client);
  const { platform, modules } = rowTypes(schema);
  await expect(schema).toMatchFileSnapshot('../../../../schema.sql');
  await expect(platform).toMatchFileSnapshot('./columns.gen.ts');
  await expect(modules).toMatchFileSnapshot('../../../modules/columns.gen.ts');
});

test('every table has its place: the platform or the tables.ts of a module adds it', () => {
  expectTypeOf<keyof Schema>().toEqualTypeOf<keyof PlatformColumns | keyof ModuleColumns>();
});
