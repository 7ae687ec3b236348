import { makeDatabase } from '../../apps/api/src/platform/db/schema/prepare-sandbox.ts';
import { databaseName } from './cluster.ts';

const sandboxName = `${databaseName}_sandbox`;

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
  await makeDatabase(database.url, sandboxName);
  return {
    SANDBOX_DATABASE_URL: beside(database.processUrl),
    SANDBOX_DATABASE_OWNER_URL: beside(database.url),
  };
}
