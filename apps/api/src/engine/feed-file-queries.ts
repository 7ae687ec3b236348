import { sql } from 'kysely';
import { readCopy } from '../platform/db/copy/copy-reader.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';

/** The file that was retrieved last for the transaction's seller. */
export async function readFeedFile(db: SellerDb): Promise<Buffer> {
  let file: Buffer | undefined;
  await readCopy(
    db.copyOut(
      sql`copy (select content from feed_file where seller_id = ${sql.lit(db.sellerId)}::uuid) to stdout (format binary)`,
    ),
    (row) => {
      file = row.bytes(0);
    },
  );
  if (file === undefined) throw new Error('the feed has no file');
  return file;
}
