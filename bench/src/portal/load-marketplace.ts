import type pg from 'pg';
import { marketplaceLoads, type MarketplaceSize } from './marketplace-sql.ts';

type Log = (sentence: string) => void;

const tables = ['seller_order', 'order_line', 'order_history'];

interface Rebuild {
  readonly drop: string;
  readonly make: string;
}

/** How to take down and rebuild the keys and indexes of the big tables: foreign keys, also those of other tables to them, go first and come last. */
async function findRebuilds(client: pg.Client): Promise<Rebuild[]> {
  const { rows } = await client.query<Rebuild>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, contype = 'f' as last
     from pg_constraint where contype in ('f', 'p', 'u') and conrelid = any ($1::regclass[])
       or contype = 'f' and confrelid = any ($1::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
     from pg_index where indrelid = any ($1::regclass[]) and not exists (select 1 from pg_constraint where conindid = indexrelid)
     order by last`,
    [tables],
  );
  return rows;
}

async function timed(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Fills a migrated, empty database by a few set-based statements: triggers off, keys and indexes rebuilt afterwards
 * (which also proves that every line and history row has its order), statistics gathered.
 */
export async function loadMarketplace(client: pg.Client, size: MarketplaceSize, log: Log): Promise<void> {
  await client.query(`alter system set max_wal_size = '8GB'`);
  await client.query('select pg_reload_conf()');
  await client.query(
    `set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off; set session_replication_role = replica`,
  );
  const rebuilds = await findRebuilds(client);
  for (const { drop } of rebuilds.toReversed()) await client.query(drop);
  for (const { what, sql } of marketplaceLoads(size)) await timed(log, what, () => client.query(sql));
  await timed(log, 'keys and indexes', async () => {
    for (const { make } of rebuilds) await client.query(make);
  });
  await timed(log, 'vacuum and statistics', () => client.query('vacuum (analyze)'));
  await client.query('reset all');
  await client.query('alter system reset all');
  await client.query('select pg_reload_conf()');
  await timed(log, 'checkpoint', () => client.query('checkpoint'));
}

/** How many orders the database holds, or null when it holds none. */
export async function countLoaded(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ orders: string | null }>('select sum(orders) as orders from order_count');
  const orders = rows[0]?.orders;
  return orders ? Number(orders) : null;
}
