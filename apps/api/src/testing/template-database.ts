import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { makeLogin, openForProcesses } from '../platform/db/roles/process-login.ts';
import { migrate } from '../platform/db/schema/migrate.ts';
import { migrateJobs } from '../platform/jobs/run-worker.ts';
import { dropDatabase, placeTemplate } from './test-nodes.ts';

export const templateName = 'offizin_test_template';

/** The address of the PostgreSQL that the tests may use, with the right to create databases and roles. */
export function testServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is missing: the tests of the api need a PostgreSQL; npm test starts one.');
  return url;
}

export function databaseUrl(name: string): string {
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The login of the processes that the tests start, as real ones have: not the owner's. */
const processLogin = 'test_process_of_offizin';
const passwordName = 'TEST_PROCESS_PASSWORD';

/** The address of a database with the login of the processes. */
export function processUrl(name: string): string {
  const url = new URL(databaseUrl(name));
  [url.username, url.password] = [processLogin, process.env[passwordName] ?? ''];
  return url.href;
}

/** One migrated database that each test file copies. */
export async function makeTemplate(): Promise<void> {
  await dropDatabase(testServerUrl(), templateName);
  await onServer((client) => client.query(`create database ${templateName}`));
  await migrate(databaseUrl(templateName));
  await migrateJobs(databaseUrl(templateName));
  await placeTemplate(databaseUrl(templateName));
  process.env[passwordName] = randomBytes(12).toString('hex');
  await makeLogin(databaseUrl(templateName), processUrl(templateName));
  await openForProcesses(databaseUrl(templateName), processUrl(templateName));
}
