import pg from 'pg';
import { placements } from '../modules/placement.ts';
import { distribute } from '../platform/db/nodes/distribute.ts';
import { settingStatements } from '../platform/db/nodes/settings.ts';

/** The workers of a cluster on which the tests run, `host:port` each; none on one PostgreSQL. */
const workers = (): readonly string[] =>
  (process.env['TEST_DATABASE_WORKERS'] ?? '').split(',').filter((worker) => worker !== '');

async function onEachNode(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { host } = new URL(serverUrl);
  for (const node of [host, ...workers()]) {
    const url = new URL(serverUrl);
    url.host = node;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}

/** Places the tables of the template on the nodes of a cluster; does nothing on one PostgreSQL. */
export async function placeTemplate(url: string): Promise<void> {
  if (workers().length === 0) return;
  await distribute({ url, coordinator: new URL(url).host, workers: workers() }, placements);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The month in which tests begin.
  await client.query('select ensure_month_partitions($1)', [new Date('2026-11-24T09:00:00.000Z')]);
  await client.end();
}

/** Citus looks after its databases by itself, from every node to every other one. */
const keepers = `
  select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = $1 and (application_name like 'Citus %' or application_name like 'citus_internal%')
  order by application_name`;

/** Copies a database to which nobody is connected, on each node: the copies know each other as the originals do. */
export async function copyDatabase(serverUrl: string, from: string, to: string): Promise<void> {
  const isPlaced = workers().length > 0;
  if (isPlaced) await onEachNode(serverUrl, async (client) => void (await client.query(keepers, [from])));
  await onEachNode(serverUrl, async (client) => {
    // Copied as files, not written once more into the log: half the time.
    await client.query(`create database ${to} template ${from} strategy file_copy`);
    if (!isPlaced) return;
    await client.query('set citus.enable_ddl_propagation = off');
    for (const statement of settingStatements(to)) await client.query(statement);
  });
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onEachNode(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}
