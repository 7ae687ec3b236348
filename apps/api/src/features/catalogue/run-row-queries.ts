import { sql } from 'kysely';
import { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { findingCodes, originCodes, verdictCodes } from './offer-codes.ts';

/** Words of a code table as an array that SQL counts from 1. */
const words = (list: readonly string[]) => sql`${[...list]}::text[]`;

/**
 * Opens the staging of a run's rows. Rows cannot be copied into a table with row-level security, so they are copied
 * beside it and inserted by one statement.
 */
export async function stageRows(db: SellerDb, now: Date): Promise<CopyWriter> {
  const prepare = sql`select ensure_run_partition(${now})`;
  await db.rows({ compile: () => prepare.compile(query) });
  const create = sql`
    create temporary table staged_row (row_number integer, verdict smallint, warned boolean, finding smallint,
      numbers bigint[], product_no integer, code text, gtin text, sku text, price bigint, stock integer, origin smallint,
      old_price bigint, old_stock integer, old_origin smallint, detail jsonb) on commit drop`;
  await db.rows({ compile: () => create.compile(query) });
  return new CopyWriter(db.copyIn('copy staged_row from stdin (format binary)'));
}

/** Writes the staged rows as the rows of a run. */
export async function insertRunRows(db: SellerDb, run: { sellerId: string; runNo: number; now: Date }): Promise<void> {
  const statement = sql`
    insert into run_row (at, seller_id, run_no, row_number, verdict, warned, finding, numbers, product_no, code, gtin, sku,
      price, stock, origin, old_price, old_stock, old_origin, detail)
    select ${run.now}, ${run.sellerId}::uuid, ${run.runNo}::bigint, row_number, v.words[verdict + 1], warned,
      f.words[finding + 1], numbers, product_no, code, gtin, sku, price, stock, o.words[origin + 1],
      old_price, old_stock, o.words[old_origin + 1], detail
    from staged_row,
      (select ${words(verdictCodes.words)} as words) v,
      (select ${words(findingCodes.words)} as words) f,
      (select ${words(originCodes.words)} as words) o`;
  await db.rows({ compile: () => statement.compile(query) });
}
