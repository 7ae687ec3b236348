import pg from 'pg';

export interface FileOfAShop {
  readonly id: string;
  /** Of its parts. */
  readonly names: readonly string[];
  /** Whether something of the shop shows it; one that nothing shows may not be written yet, or be removed already. */
  readonly attached: boolean;
}

/**
 * The files that rows name, of all shops. Asked by the owner of the embedded database, whom no policy binds: a backup is
 * nobody's session.
 */
export async function findAllFiles(databaseUrl: string): Promise<readonly FileOfAShop[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<FileOfAShop>('select id, names, attached from stored_file order by id');
    return rows;
  } finally {
    await client.end();
  }
}
