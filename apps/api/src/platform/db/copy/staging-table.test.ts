import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, templateName } from '../../../testing/template-database.ts';
import { CopyWriter } from './copy-writer.ts';
import { jobTimeouts, openPool } from '../connect/pool.ts';
import { withSeller } from '../scopes/scopes.ts';
import { stageRows, stagingTable } from './staging-table.ts';
import { sql } from 'kysely';

const staged = stagingTable('staged_thing', [
  ['no', 'int4'],
  ['price', 'int8'],
  ['origin', 'int2'],
  ['active', 'bool'],
  ['name', 'text'],
  ['numbers', 'int8s'],
  ['detail', 'jsonb'],
]);

let pool: pg.Pool;

beforeAll(() => {
  pool = openPool(databaseUrl(templateName), { size: 1, timeouts: jobTimeouts, forCopying: true });
});
afterAll(() => pool.end());

const copied = (write: (begin: ReturnType<typeof staged.rowsInto>) => void): Promise<object[]> =>
  withSeller(pool, { sellerId: randomUUID(), brand: 'de' }, async (db) => {
    await stageRows(db, staged, write);
    return db.rows(sql<object>`select * from staged_thing order by no`);
  });

test('rows are read back as they were written, nulls too', async () => {
  const rows = await copied((begin) => {
    begin()
      .no(1)
      .price(2 ** 40)
      .origin(2)
      .active(true)
      .name('Ü“')
      .numbers([1, -2])
      .detail('{"a":[1]}');
    begin().no(2).price(null).origin(null).active(null).name(null).numbers(null).detail(null);
  });
  expect(rows).toEqual([
    { no: 1, price: 2 ** 40, origin: 2, active: true, name: 'Ü“', numbers: [1, -2], detail: { a: [1] } },
    { no: 2, price: null, origin: null, active: null, name: null, numbers: null, detail: null },
  ]);
});

test('a copy may have no rows', async () => {
  expect(await copied(() => {})).toEqual([]);
});

test('a column left out or exchanged does not compile', () => {
  const begin = staged.rowsInto(new CopyWriter(() => {}));
  // @ts-expect-error -- `price` comes before `origin`
  begin().no(1).origin(1);
  // @ts-expect-error -- a number is no text
  begin().no('1');
  expect(staged.columns).toBe(7);
});
