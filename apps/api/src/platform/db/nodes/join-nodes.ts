import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { quoted } from '../roles/roles.ts';
import { loginStatements, settingStatements } from './settings.ts';

export interface Nodes {
  /** The database on the coordinator, with a superuser's login that the workers have too. */
  readonly url: string;
  /** `host:port` under which the workers reach the coordinator. */
  readonly coordinator: string;
  /** `host:port` of each worker. */
  readonly workers: readonly string[];
}

/** The same database, or another one, on a node. */
function urlOn(url: string, node: string, database?: string): string {
  const place = new URL(url);
  place.host = node;
  if (database !== undefined) place.pathname = `/${database}`;
  return place.href;
}

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(
      `${new URL(url).host} cannot be reached: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Creates the database on a worker where it is missing, and Citus in it. */
async function openWorker(url: string, node: string): Promise<void> {
  const database = databaseOf(url);
  await on(urlOn(url, node, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${quoted(database)} encoding 'UTF8' template template0`);
  });
  await on(urlOn(url, node), (client) => client.query('create extension if not exists citus'));
}

const placeOf = (node: string): [host: string, port: number] => {
  const at = node.lastIndexOf(':');
  return [node.slice(0, at).replaceAll(/[[\]]/g, ''), Number(node.slice(at + 1))];
};

/** Says it on this node alone: Citus would pass it on to the others. */
async function sayHere(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query('set citus.enable_ddl_propagation = off');
  for (const statement of statements) await client.query(statement);
}

/** Makes nodes of servers, with the settings that the portal needs there; may be repeated. */
export async function joinNodes({ url, coordinator, workers }: Nodes): Promise<void> {
  const settings = settingStatements(databaseOf(url));
  for (const worker of workers) {
    await openWorker(url, worker);
    await on(urlOn(url, worker), (client) => sayHere(client, settings));
  }
  await on(url, async (client) => {
    await client.query('create extension if not exists citus');
    for (const statement of loginStatements) await client.query(statement);
    await client.query('select citus_set_coordinator_host($1, $2)', placeOf(coordinator));
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', placeOf(worker));
    await sayHere(client, settings);
  });
}
