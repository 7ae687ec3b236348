import pg from 'pg';
import { keepSealKey } from '../../seal-key-file.ts';

/** Moves the key that earlier versions kept in the database into the file of keys; a dump opens nothing any more. */
export async function moveSealKey(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ value: Buffer }>(
      `delete from app_secret where name = 'seal' returning value`,
    );
    // The row goes only once the file has its key.
    for (const { value } of rows) keepSealKey(file, value);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
