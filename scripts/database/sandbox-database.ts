import pg from 'pg';
import { databaseName } from './cluster.ts';

const sandboxName = `${databaseName}_sandbox`;

const duplicate = '42P04';

/** The address of the sandbox beside a database. */
function beside(url: string): string {
  const other = new URL(url);
  other.pathname = `/${sandboxName}`;
  return other.href;
}

/** Makes the database of the sandbox in the embedded PostgreSQL, where it is not there yet; the api brings it up to date. */
export async function sandboxBeside(database: {
  readonly url: string;
  readonly processUrl: string;
}): Promise<{ readonly SANDBOX_DATABASE_URL: string; readonly SANDBOX_DATABASE_OWNER_URL: string }> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`create database ${sandboxName}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === duplicate)) throw error;
  } finally {
    await client.end();
  }
  return {
    SANDBOX_DATABASE_URL: beside(database.processUrl),
    SANDBOX_DATABASE_OWNER_URL: beside(database.url),
  };
}
