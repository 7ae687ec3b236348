import type pg from 'pg';

/** Lets the shops' event feeds of a restored database go on so far behind their last positions. */
export async function openSystemFeedGap(client: pg.Client, gap: number): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('system_feed')::text as found`);
  if (rows[0]?.found) await client.query('update system_feed set last_position = last_position + $1', [gap]);
}
