import { migrate } from './platform/db/schema/migrate.ts';
import { migrateJobs } from './platform/jobs/run-worker.ts';
import { readConfig } from './platform/config.ts';
import { replaceApiKeys, revokeApiKeys } from './platform/db/roles/api-keys.ts';
import { keyUsage, readKeyArguments } from './key-arguments.ts';

/**
 * Makes keys of the marketplace API and prints them once, as JSON by brand; the old key of the same name ends. With
 * `--revoke` the keys of a name end without a successor.
 */
const request = readKeyArguments(process.argv.slice(2));
if (request === null) {
  process.stderr.write(keyUsage);
  process.exit(2);
}

const { databaseOwnerUrl } = readConfig(process.env);
await migrate(databaseOwnerUrl);
await migrateJobs(databaseOwnerUrl);
if (request.kind === 'make') {
  process.stdout.write(`${JSON.stringify(await replaceApiKeys(databaseOwnerUrl, request.brands, request))}\n`);
} else {
  const ended = await revokeApiKeys(databaseOwnerUrl, request.brands, request.name);
  process.stdout.write(`${ended} keys named ${request.name} ended\n`);
  if (ended === 0) process.exitCode = 1;
}
