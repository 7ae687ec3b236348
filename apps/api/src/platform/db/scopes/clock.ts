import { sql } from 'kysely';
import type { ScopedDb } from './scopes.ts';

/** The database's time, in milliseconds, to be given to a statement that writes: each node would ask its own clock for `now()`. */
export async function databaseNow(db: Pick<ScopedDb<never>, 'first'>): Promise<Date> {
  const row = await db.first(sql<{ now: Date }>`select now() as now`);
  if (row === undefined) throw new Error('the database gave no time');
  return row.now;
}
