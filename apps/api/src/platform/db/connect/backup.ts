import pg from 'pg';

/**
 * Runs `copy` between the start and the stop of PostgreSQL's own backup mode, which lets the files of a running cluster be
 * copied. `copyLog` gets the text of the backup's `backup_label` and copies the segments of the log.
 */
export async function inBackupMode(
  databaseUrl: string,
  { copy, copyLog }: { copy: () => Promise<void>; copyLog: (label: string) => Promise<void> },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Keeps the log from the start on; it goes with this connection, whatever happens.
    await client.query(`select pg_create_physical_replication_slot('offizin_backup', true, true)`);
    await client.query(`select pg_backup_start('offizin', true)`);
    await copy();
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await copyLog(rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}
