import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseUrl, onServer } from '../../testing/template-database.ts';
import { migrate } from './db-migrate.ts';

const folder = new URL('../../../migrations/', import.meta.url);

async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(name) });
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

const insertOrder = `
  insert into seller_order (seller_id, number, status, warehouse, origin, created_at, dispatch_by, delivery_type, payment_type,
    payment_status, customer_first_name, customer_city, delivery_address, billing_address, currency, units, subtotal, shipping,
    discount, total, placed_discount, placed_shipping)
  select id, $2, 'new', false, 'web', $3::timestamptz, $3::timestamptz, 'standard', 'invoice', 'pending', 'Greta', 'Ulm', '{}', '{}',
    'EUR', 1, 479, 0, 0, 479, 0, 0
  from seller where brand || '/' || external_id = $1`;

test('MKT-01 of old orders with one number the oldest keeps it, later ones get a suffix', async () => {
  const name = `offizin_test_numbers_${randomBytes(4).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  try {
    await onDatabase(name, async (client) => {
      await migrateUpTo(client, '0012');
      for (const [brand, seller] of [
        ['de', 'linden'],
        ['de', 'ahorn'],
        ['de', 'birke'],
        ['es', 'olivo'],
      ])
        await client.query(
          `insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
             locale, services, street, postal_code, city, region, country_code, opening_hours, closures)
           values ($1, $2, 'Shop', 'active', 'pharmacy_or_parapharmacy', 'c', 'pure', false, 'de_DE', '[]', 's', '1', 'c', null, 'DE', '[]', '[]')`,
          [brand, seller],
        );
      const orders = [
        ['de/ahorn', '77000001', '2026-11-02T08:00:00Z'],
        ['de/linden', '77000001', '2026-11-01T08:00:00Z'],
        ['de/birke', '77000001', '2026-11-03T08:00:00Z'],
        ['de/birke', '77000001-2', '2026-11-01T09:00:00Z'],
        ['es/olivo', '77000001', '2026-11-04T08:00:00Z'],
        ['de/linden', 'ABCDEFGHIJKLMNOPQRST', '2026-11-01T08:00:00Z'],
        ['de/ahorn', 'ABCDEFGHIJKLMNOPQRST', '2026-11-02T08:00:00Z'],
      ];
      for (const order of orders) await client.query(insertOrder, order);
    });
    await migrate(databaseUrl(name));
    const { rows } = await onDatabase(name, (client) =>
      client.query(
        `select o.brand || '/' || s.external_id as shop, o.number from seller_order o join seller s on s.id = o.seller_id
         order by o.brand, o.number`,
      ),
    );
    expect(rows.map(({ shop, number }) => `${shop} ${number}`)).toEqual([
      'de/linden 77000001',
      'de/birke 77000001-2',
      'de/ahorn 77000001-3',
      'de/birke 77000001-4',
      'de/ahorn ABCDEFGHIJKLMNOPQR-2',
      'de/linden ABCDEFGHIJKLMNOPQRST',
      'es/olivo 77000001',
    ]);
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
});
