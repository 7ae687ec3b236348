import pg from 'pg';

/** What the marketplace has read since a backup lies below what is written after its restore, so cursors skip nothing. */
const positionGap = 1_000_000_000;

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs `copy` between the start and the stop of PostgreSQL's own backup mode, which lets the files of a running cluster be
 * copied; resolves with the text of the backup's `backup_label`. `copyLog` gets the segments of the log afterwards.
 */
export function inBackupMode(
  databaseUrl: string,
  { copy, copyLog }: { copy: () => Promise<void>; copyLog: (label: string) => Promise<void> },
): Promise<void> {
  return connected(databaseUrl, async (client) => {
    // Keeps the log from the start on; it goes with this connection, whatever happens.
    await client.query(`select pg_create_physical_replication_slot('offizin_backup', true, true)`);
    await client.query(`select pg_backup_start('offizin', true)`);
    await copy();
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await copyLog(rows[0]?.labelfile ?? '');
  });
}

/** Lets the event feeds of a restored database go on far behind their last positions. */
export function openPositionGap(databaseUrl: string): Promise<void> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('event_feed')::text as found`);
    if (rows[0]?.found) await client.query('update event_feed set last_position = last_position + $1', [positionGap]);
  });
}
