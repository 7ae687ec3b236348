import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '../platform/db/schema/migrate.ts';
import { databaseUrl, onServer } from './template-database.ts';

const folder = new URL('../../migrations/', import.meta.url);

export async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(name), options: '-c app.brand=de' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const migrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

/** The migration that follows one: what a version with that as its newest did not have yet. */
export async function migrationAfter(newest: string): Promise<string> {
  const names = await migrations();
  if (!names.includes(newest)) throw new Error(`there is no migration ${newest}`);
  return names.find((name) => name > newest) ?? '~';
}

async function migrateUpTo(client: pg.Client, end: string): Promise<void> {
  await client.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
  for (const name of (await migrations()).filter((name) => name < end)) {
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

/** Fills an older database, migrates it and lends it out by its name; nobody is connected to it then. */
export async function withMigrated<T>(
  { before, fill }: Pick<OldDatabase<T>, 'before' | 'fill'>,
  work: (name: string) => Promise<T>,
): Promise<T> {
  const name = `offizin_test_old_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  try {
    await onDatabase(name, async (client) => {
      await migrateUpTo(client, before);
      await fill(client);
    });
    await migrate(databaseUrl(name));
    return await work(name);
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
}

/** What becomes of the data of an older database when it is migrated. */
export const migratedFrom = <T>({ look, ...old }: OldDatabase<T>): Promise<T> =>
  withMigrated(old, (name) => onDatabase(name, look));

const oldSeller: Readonly<Record<string, string | boolean | null>> = {
  name: 'Shop',
  status: 'active',
  business_type: 'pharmacy_or_parapharmacy',
  configuration_id: 'c',
  marketplace_type: 'pure',
  gold_partner: false,
  locale: 'de_DE',
  services: '[]',
  street: 's',
  postal_code: '1',
  city: 'c',
  region: null,
  country_code: 'DE',
  opening_hours: '[]',
  closures: '[{"from": "2026-12-24", "to": "2026-12-26"}]',
};

/** Puts a seller into a database of any age, with those columns that it has there. */
export async function insertOldSeller(client: pg.Client, brand: string, externalId: string): Promise<string> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name::text as name from information_schema.columns
     where table_schema = 'public' and table_name = 'seller' and column_name::text = any ($1)`,
    [Object.keys(oldSeller)],
  );
  const names = columns.map(({ name }) => name);
  const { rows } = await client.query<{ id: string }>(
    `insert into seller (brand, external_id, ${names.join(', ')})
     values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')}) returning id`,
    [brand, externalId, ...names.map((name) => oldSeller[name])],
  );
  return rows[0]?.id ?? '';
}

/** Puts somebody who owns the shop into a database of any age, with a password that was hashed then. */
export async function insertOldOwner(
  client: pg.Client,
  { seller, username, passwordHash }: { seller: string; username: string; passwordHash: string },
): Promise<void> {
  const has = async (table: string, column: string): Promise<boolean> => {
    const { rows } = await client.query(
      `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
      [table, column],
    );
    return rows.length > 0;
  };
  const ofShop = await has('user_account', 'seller_id');
  const { rows } = await client.query<{ id: string }>(
    `insert into user_account (brand, username, email, name, password_hash${ofShop ? ', seller_id' : ''})
     values ('de', $1, $1 || '@example.org', 'Rosa Linden', $2${ofShop ? ', $3' : ''}) returning id`,
    [username, passwordHash, ...(ofShop ? [seller] : [])],
  );
  if (await has('membership', 'user_id'))
    await client.query(
      `insert into membership (seller_id, user_id, brand, role, since) values ($1, $2, 'de', 'owner', '2026-11-20')`,
      [seller, rows[0]?.id],
    );
}
