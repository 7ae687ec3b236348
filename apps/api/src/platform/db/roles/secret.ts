import type pg from 'pg';
import { query } from '../scopes/query.ts';
import { withIdentity } from '../scopes/scopes.ts';

/** A secret that all processes of the portal share; the migration made it. */
export async function readSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  const row = await withIdentity(pool, (db) =>
    db.first(query.selectFrom('app_secret').select('value').where('name', '=', name)),
  );
  if (row === undefined) throw new Error(`The database holds no secret "${name}".`);
  return row.value;
}
