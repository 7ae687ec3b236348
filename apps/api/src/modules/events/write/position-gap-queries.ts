import pg from 'pg';

/** What the marketplace has read since a backup lies below what is written after its restore, so cursors skip nothing. */
const positionGap = 1_000_000_000;

/** Lets the event feeds of a restored database go on far behind their last positions. */
export async function openPositionGap(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const feed of ['event_feed', 'system_feed']) {
      const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [feed]);
      if (rows[0]?.found) await client.query(`update ${feed} set last_position = last_position + $1`, [positionGap]);
    }
  } finally {
    await client.end();
  }
}
