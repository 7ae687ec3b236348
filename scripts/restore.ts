import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingFilesSentence } from './backup/missing-files.ts';
import { placesApart } from './backup/places.ts';
import { restore } from './backup/restore.ts';
import { readSettings } from './portal/settings.ts';
import { PlainError, reportFailure } from './processes/plain-error.ts';

async function run(): Promise<void> {
  const [from] = process.argv.slice(2);
  if (from === undefined) throw new PlainError('Name the folder of the backup: npm run restore -- FOLDER');
  const { dataDir, databaseUrl, files } = readSettings(process.env);
  if (databaseUrl !== undefined)
    throw new PlainError('DATABASE_URL names a PostgreSQL of your own: restore it as docs/backup.md says.');
  const { before, missing } = await restore({ dataDir, files, from: path.resolve(from) });
  process.stdout.write(`Restored ${from} into ${dataDir}.\n`);
  if (before.length > 0)
    process.stdout.write(`What was there before is in ${before.join(' and ')}: delete it when it is not needed.\n`);
  for (const name of placesApart.filter((each) => !existsSync(path.join(dataDir, each))))
    process.stdout.write(`Before the start, put ${name} into ${dataDir} from where you keep it.\n`);
  if (missing.length > 0) throw new PlainError(missingFilesSentence('Everything was restored but', missing));
}

try {
  await run();
} catch (error) {
  process.exit(reportFailure(error));
}
