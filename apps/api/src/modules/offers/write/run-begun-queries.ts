import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface BegunRun {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

/** No run takes as long, in seconds: what began earlier and is not there was ended with its process. */
const longest = 3600;

/** Notes that rows of a run are being written, in their own transaction. */
export const beginRun = (db: SellerDb, { sellerId, runNo, now }: BegunRun) =>
  db.rows(query.insertInto('run_begun').values({ seller_id: sellerId, run_no: runNo, at: now }));

/** The run is there: its rows have whom they belong to. */
export const noteRunDone = (db: SellerDb, { sellerId, runNo }: BegunRun) =>
  db.rows(query.deleteFrom('run_begun').where('seller_id', '=', sellerId).where('run_no', '=', runNo));

/** Removes the rows that runs left which never came to be. */
export async function removeRowsOfNoRun(db: SellerDb, { sellerId, now }: BegunRun): Promise<void> {
  const statement = sql`
    with never as (
      delete from run_begun where seller_id = ${sellerId}::uuid and at < ${secondsAfter(now, -longest)} returning run_no, at
    )
    delete from run_row r using never where r.seller_id = ${sellerId}::uuid and r.run_no = never.run_no and r.at = never.at`;
  await db.rows(statement);
}
