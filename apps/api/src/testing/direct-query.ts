import pg from 'pg';

/** The rows of one statement, on a connection of its own. */
export async function query<R>(databaseUrl: string, text: string, values: readonly unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
