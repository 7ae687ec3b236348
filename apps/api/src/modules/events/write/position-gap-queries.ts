import pg from 'pg';
import { openSystemFeedGap } from '../../own-systems/write/system-feed-gap-queries.ts';

/** What the marketplace has read since a backup lies below what is written after its restore, so cursors skip nothing. */
const positionGap = 1_000_000_000;

/** Lets the event feeds of a restored database go on far behind their last positions. */
export async function openPositionGap(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('event_feed')::text as found`);
    if (rows[0]?.found) await client.query('update event_feed set last_position = last_position + $1', [positionGap]);
    await openSystemFeedGap(client, positionGap);
  } finally {
    await client.end();
  }
}
