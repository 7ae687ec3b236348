import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { onDatabase, withMigrated } from '../../../testing/old-database.ts';
import { databaseUrl, onServer } from '../../../testing/template-database.ts';
import { migrate } from './migrate.ts';
import { newestOfVersionBefore } from './version-before.ts';

test('OPS-01 many processes may migrate at the same time: each step is applied once', async () => {
  const name = `offizin_test_migrate_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  try {
    const url = databaseUrl(name);
    const migrated = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(migrated.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
    expect(await migrate(url)).toEqual({ applied: [], unknown: [] });
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
});

test('OPS-03 the version before starts on a migrated database, and an older one refuses with a sentence', async () => {
  await withMigrated({ before: '~', fill: async () => {} }, async (name) => {
    const url = databaseUrl(name);
    const names = () =>
      onDatabase(name, async (client) =>
        (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
      );
    await onDatabase(name, (client) =>
      client.query(`insert into migration (name) values ('9998_newer.sql'), ('9999_newest.sql')`),
    );

    expect(await migrate(url)).toEqual({ applied: [], unknown: ['9998_newer.sql', '9999_newest.sql'] });
    // What the start of a version after the next one says of it.
    await onDatabase(name, (client) => client.query(`update migration set needed = true where name < '9999'`));
    const waiting = '0241_runs_begun.sql';
    await onDatabase(name, (client) => client.query('delete from migration where name = $1', [waiting]));
    await expect(migrate(url)).rejects.toThrow(
      'DATABASE_URL: the database is more than one version ahead: it needs the migration 9998_newer.sql',
    );
    expect(await names()).not.toContain(waiting);
  });
});

test('OPS-03 a start says which migrations a process must have from now on: those of the version before', async () => {
  await withMigrated({ before: '~', fill: async () => {} }, async (name) => {
    const needed = await onDatabase(name, (client) =>
      client.query(`select bool_and(needed = (name <= $1)) as right, count(*)::integer as count from migration`, [
        newestOfVersionBefore,
      ]),
    );
    expect(needed.rows).toEqual([{ right: true, count: expect.any(Number) }]);
  });
});
