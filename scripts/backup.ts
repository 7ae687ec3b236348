import path from 'node:path';
import { backUp } from './database/backup.ts';
import { readSettings } from './portal/settings.ts';
import { PlainError, reportFailure } from './processes/plain-error.ts';

async function run(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined)
    throw new PlainError('DATABASE_URL names a PostgreSQL of your own: back it up as docs/backup.md says.');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const to = path.resolve(process.argv[2] ?? path.join(`${dataDir}-backups`, stamp));
  const { bytes } = await backUp({ dataDir, to });
  process.stdout.write(`Backed up ${Math.ceil(bytes / 1_048_576)} MB to ${to}\n`);
  process.stdout.write(`Keep ${path.join(dataDir, 'seal-keys')} elsewhere: it opens the credentials in the backup.\n`);
}

try {
  await run();
} catch (error) {
  process.exit(reportFailure(error));
}
