import { parseArgs } from 'node:util';
import { machineScopes } from '@offizin/contract/endpoint';
import { brandIds, isBrandId } from '@offizin/domain/brand/brands';
import { migrate } from './platform/db/db-migrate.ts';
import { migrateJobs } from './platform/jobs/run-worker.ts';
import { readConfig } from './platform/config.ts';
import { replaceApiKeys } from './platform/db/db-api-keys.ts';

/**
 * Makes keys of the marketplace API and prints them once, as JSON by brand. With a name that exists the old key of
 * that name ends: `--name NAME [--brand BRAND] [--days DAYS]`.
 */
const { values } = parseArgs({
  options: { name: { type: 'string' }, brand: { type: 'string' }, days: { type: 'string' } },
});
const { name, brand, days } = values;
if (name === undefined || (brand !== undefined && !isBrandId(brand)) || (days !== undefined && !/^\d+$/.test(days))) {
  process.stderr.write(`Use: --name NAME [--brand ${brandIds.join('|')}] [--days DAYS]\n`);
  process.exit(2);
}

const { databaseUrl } = readConfig(process.env);
await migrate(databaseUrl);
await migrateJobs(databaseUrl);
const keys = await replaceApiKeys(databaseUrl, brand === undefined ? brandIds : [brand], {
  name,
  scopes: machineScopes,
  days: days === undefined ? null : Number(days),
});
process.stdout.write(`${JSON.stringify(keys)}\n`);
