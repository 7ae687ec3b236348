import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseUrl, onServer } from '../../../testing/template-database.ts';
import { withClient } from '../connect/with-client.ts';
import { migrateJobs } from '../../jobs/run-worker.ts';
import { migrate } from '../schema/migrate.ts';
import { makeLogin, openForProcesses } from './process-login.ts';

const folder = new URL('../../../../migrations/', import.meta.url);
const made: { readonly database: string | null; readonly user: string }[] = [];

/** A database and a login without any right but those named; returns its address. */
async function makeDatabase({ owns, createsRoles }: { owns: boolean; createsRoles: boolean }): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const [database, user] = [`offizin_test_rights_${id}`, `offizin_test_user_${id}`];
  await onServer(async (client) => {
    await client.query(`create role ${user} login password 'secret' ${createsRoles ? 'createrole' : ''}`);
    await client.query(`create database ${database} ${owns ? `owner ${user}` : ''}`);
  });
  made.push({ database, user });
  const url = new URL(databaseUrl(database));
  [url.username, url.password] = [user, 'secret'];
  return url.href;
}

const userOf = (url: string): string => new URL(url).username;

const allRoles =
  'offizin_identity, offizin_seller, offizin_marketplace, offizin_retention, offizin_live, offizin_catalogue, offizin_order_search';

/** What the administrator runs for a second portal, whose roles the first one made. */
const grantRoles = (url: string, more = '') =>
  onServer((client) => client.query(`grant ${allRoles} to ${userOf(url)} ${more}`));

/** The same database with another login, which it makes. */
async function otherLogin(url: string, options = ''): Promise<string> {
  const user = `offizin_test_user_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create role ${user} login password 'secret' ${options}`));
  const other = new URL(url);
  other.username = user;
  made.push({ database: null, user });
  return other.href;
}

afterEach(async () => {
  await onServer(async (client) => {
    for (const { database } of made)
      if (database !== null) await client.query(`drop database ${database} with (force)`);
    // Who was granted something goes before the one who granted it.
    for (const { user } of made.splice(0).toReversed()) await client.query(`drop role ${user}`);
  });
});

test('OPS-01 the owner of the database that may take the roles needs nothing else', async () => {
  const url = await makeDatabase({ owns: true, createsRoles: false });
  await grantRoles(url);
  expect((await migrate(url)).applied).not.toEqual([]);
  await migrateJobs(url);
  expect((await migrate(url)).applied).toEqual([]);
});

test.each([
  ['owns another database', { owns: false, createsRoles: true }, /does not own the database .* owner to "/],
  [
    'may not take the roles',
    { owns: true, createsRoles: false },
    /belong to another user .* run: grant offizin_identity, /,
  ],
])('OPS-01 a user that %s gets the statement that helps', async (_, rights, sentence) => {
  const url = await makeDatabase(rights);
  await expect(migrate(url)).rejects.toThrow(sentence);
  expect(await withClient(url, (client) => client.query("select to_regclass('seller') as found"))).toMatchObject({
    rows: [{ found: null }],
  });
});

test('OPS-01 data that is there is migrated although row-level security binds the owner', async () => {
  const url = await makeDatabase({ owns: true, createsRoles: false });
  await grantRoles(url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < '0015').toSorted();
  await withClient(url, async (client) => {
    await client.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
    for (const name of names) {
      await client.query(await readFile(new URL(name, folder), 'utf8'));
      await client.query('insert into migration (name) values ($1)', [name]);
    }
    await client.query('begin; set local role offizin_identity');
    await client.query(
      `insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
         locale, services, street, postal_code, city, region, country_code, opening_hours, closures)
       values ('de', 'linden', 'Shop', 'active', 'pharmacy', 'c', 'pure', false, 'de_DE', '[]', 's', '1', 'c', null, 'DE', '[]', '[]')`,
    );
    await client.query('commit');
    await client.query('alter table seller no force row level security');
    await client.query('alter table marketplace_event no force row level security');
    for (const number of ['1', '2', '3'])
      await client.query(
        `insert into marketplace_event (seller_id, kind, at, order_number, payload)
         select id, 'order.confirmed', now(), $1, '{}' from seller`,
        [number],
      );
    await client.query('alter table seller force row level security');
    await client.query('alter table marketplace_event force row level security');
  });
  await migrate(url);
  const events = await withClient(url, async (client) => {
    await client.query("begin; set local role offizin_marketplace; set local app.brand = 'de'");
    return client.query('select order_number, position::int from marketplace_event order by position');
  });
  expect(events.rows).toEqual(['1', '2', '3'].map((order_number, index) => ({ order_number, position: index + 1 })));
});

describe('OPS-01 a login of its own for the processes', () => {
  test('gets the roles and the queue from an owner that may grant the roles, and again at each start', async () => {
    const owner = await makeDatabase({ owns: true, createsRoles: false });
    await grantRoles(owner, 'with admin option');
    await migrate(owner);
    await migrateJobs(owner);
    const login = await otherLogin(owner);
    await openForProcesses(owner, login);
    await openForProcesses(owner, login);
    await withClient(owner, (client) => client.query(`select graphile_worker.add_job('anything')`));
    await withClient(login, async (client) => {
      expect((await client.query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(1);
      await client.query('delete from graphile_worker._private_jobs');
      await expect(client.query('select 1 from seller')).rejects.toThrow('permission denied');
      await client.query('begin; set local role offizin_identity');
      expect((await client.query('select 1 from seller')).rowCount).toBe(0);
    });
  });

  test('an owner that may not grant the roles gets the statement that helps', async () => {
    const owner = await makeDatabase({ owns: true, createsRoles: false });
    await grantRoles(owner);
    await migrate(owner);
    await migrateJobs(owner);
    const login = await otherLogin(owner);
    await expect(openForProcesses(owner, login)).rejects.toThrow(
      /^DATABASE_OWNER_URL: .* run: grant offizin_identity, /,
    );
  });

  test.each(['superuser', 'bypassrls'])('is refused as %s', async (option) => {
    const owner = await makeDatabase({ owns: true, createsRoles: false });
    await grantRoles(owner, 'with admin option');
    await migrate(owner);
    await migrateJobs(owner);
    const login = await otherLogin(owner, option);
    await expect(openForProcesses(owner, login)).rejects.toThrow(/^DATABASE_URL: row-level security does not bind/);
  });

  test('made for the embedded database, and given a new password where it is there', async () => {
    const owner = databaseUrl('postgres');
    const login = new URL(owner);
    login.username = `offizin_test_user_${randomBytes(4).toString('hex')}`;
    made.push({ database: null, user: login.username });
    for (const password of ["it's", 'another']) {
      login.password = password;
      await makeLogin(owner, login.href);
      expect(await withClient(login.href, (client) => client.query('select 1'))).toMatchObject({ rowCount: 1 });
    }
  });
});
