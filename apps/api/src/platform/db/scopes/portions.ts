import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from './scopes.ts';

const rowsPerFetch = 1000;

/** The rows of a statement in portions, so that a hundred thousand never lie in memory together; one at a time in a transaction. */
export async function* readInPortions<R>(db: SellerDb, statement: RawBuilder<R>): AsyncGenerator<R[]> {
  const fetch = () => {
    const portion = db.rows(sql<R>`fetch ${sql.lit(rowsPerFetch)} from exported`);
    // Whoever stops reading does not wait for the portion that was asked for ahead.
    portion.catch(() => {});
    return portion;
  };
  // Every row will be fetched: a plan that is quick with the first ones would be slow with all.
  await db.rows(sql`set local cursor_tuple_fraction = 1`);
  await db.rows(sql`declare exported no scroll cursor for ${statement}`);
  let next = fetch();
  let isLast = false;
  while (!isLast) {
    const rows = await next;
    isLast = rows.length < rowsPerFetch;
    // The database reads on while these are written.
    if (!isLast) next = fetch();
    if (rows.length > 0) yield rows;
  }
  await db.rows(sql`close exported`);
}
