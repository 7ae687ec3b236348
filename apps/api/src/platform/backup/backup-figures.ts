import { withIdentity } from '../db/scopes/scopes.ts';
import { figures } from '../metrics/figures.ts';
import { findBackupAge } from './last-backup-queries.ts';

/** Whether the portal is backed up; without end where no backup was ever noted. */
export const backupFigures = figures({
  name: 'backup',
  gauges: { offizin_backup_age_seconds: { help: 'How long ago the database was backed up last.', labels: [] } },
  read: async ({ pool }) => {
    const age = await withIdentity(pool, findBackupAge);
    return { offizin_backup_age_seconds: [{ labels: {}, value: age ?? Infinity }] };
  },
});
