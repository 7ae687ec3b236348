import path from 'node:path';
import { restore } from './database/restore.ts';
import { readSettings } from './portal/settings.ts';
import { PlainError, reportFailure } from './processes/plain-error.ts';

async function run(): Promise<void> {
  const [from] = process.argv.slice(2);
  if (from === undefined) throw new PlainError('Name the folder of the backup: npm run restore -- FOLDER');
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined)
    throw new PlainError('DATABASE_URL names a PostgreSQL of your own: restore it as docs/backup.md says.');
  const { before } = await restore({ dataDir, from: path.resolve(from) });
  process.stdout.write(`Restored ${from} into ${dataDir}.\n`);
  if (before !== null)
    process.stdout.write(`What was there before is in ${before}: delete it when it is not needed.\n`);
}

try {
  await run();
} catch (error) {
  process.exit(reportFailure(error));
}
