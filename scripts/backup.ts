import path from 'node:path';
import { backUp } from './backup/backup.ts';
import { missingFilesSentence } from './backup/missing-files.ts';
import { placesApart } from './backup/places.ts';
import { readSettings } from './portal/settings.ts';
import { PlainError, reportFailure } from './processes/plain-error.ts';

async function run(): Promise<void> {
  const { dataDir, databaseUrl, files } = readSettings(process.env);
  if (databaseUrl !== undefined)
    throw new PlainError('DATABASE_URL names a PostgreSQL of your own: back it up as docs/backup.md says.');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const to = path.resolve(process.argv[2] ?? path.join(`${dataDir}-backups`, stamp));
  const { bytes, missing } = await backUp({ dataDir, files, to });
  process.stdout.write(`Backed up ${Math.ceil(bytes / 1_048_576)} MB to ${to}\n`);
  for (const name of placesApart)
    process.stdout.write(`Keep ${path.join(dataDir, name)} elsewhere: it opens the credentials in the backup.\n`);
  if (missing.length > 0) throw new PlainError(missingFilesSentence('The backup is whole but for', missing));
}

try {
  await run();
} catch (error) {
  process.exit(reportFailure(error));
}
