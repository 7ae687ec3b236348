import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseUrl, onServer } from '../../../testing/template-database.ts';
import { migrate } from './migrate.ts';

test('OPS-01 many processes may migrate at the same time: each step is applied once', async () => {
  const name = `offizin_test_migrate_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  try {
    const url = databaseUrl(name);
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(url)).toEqual([]);
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
});
