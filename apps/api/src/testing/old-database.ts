import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '../platform/db/schema/migrate.ts';
import { databaseUrl, onServer } from './template-database.ts';

const folder = new URL('../../migrations/', import.meta.url);

async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(name), options: '-c app.brand=de' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrateUpTo(client: pg.Client, end: string): Promise<void> {
  await client.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < end).toSorted();
  for (const name of names) {
    await client.query(await readFile(new URL(name, folder), 'utf8'));
    await client.query('insert into migration (name) values ($1)', [name]);
  }
}

export interface OldDatabase<T> {
  /** The first migration that the database does not have yet. */
  readonly before: string;
  readonly fill: (client: pg.Client) => Promise<void>;
  /** Looks at it once it is migrated. */
  readonly look: (client: pg.Client) => Promise<T>;
}

/** What becomes of the data of an older database when it is migrated. */
export async function migratedFrom<T>({ before, fill, look }: OldDatabase<T>): Promise<T> {
  const name = `offizin_test_old_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  try {
    await onDatabase(name, async (client) => {
      await migrateUpTo(client, before);
      await fill(client);
    });
    await migrate(databaseUrl(name));
    return await onDatabase(name, look);
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
}

/** Puts a seller into a database of any age. */
export async function insertOldSeller(client: pg.Client, brand: string, externalId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
       locale, services, street, postal_code, city, region, country_code, opening_hours, closures)
     values ($1, $2, 'Shop', 'active', 'pharmacy_or_parapharmacy', 'c', 'pure', false, 'de_DE', '[]', 's', '1', 'c', null, 'DE', '[]', '[]')
     returning id`,
    [brand, externalId],
  );
  return rows[0]?.id ?? '';
}
