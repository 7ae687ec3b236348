import { fullKind } from '@offizin/domain/storage/storage-budget';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { lockStorage } from './storage-lock-queries.ts';

export interface NewFile {
  readonly id: string;
  readonly bytes: number;
  /** Of its parts, behind the file's own id. */
  readonly names: readonly string[];
  readonly now: Date;
}

/** Asks for a file to be removed if nothing shows it then. */
export const removeUnattached = (db: SellerDb, fileId: string, due: Date): Promise<void> =>
  enqueueJob(db, { name: 'remove_file', payload: { sellerId: db.sellerId, fileId } }, { due });

/** How many bytes the seller's files have, whether something shows them or not. */
export async function bytesStored(db: SellerDb, sellerId: string): Promise<number> {
  const statement = query
    .selectFrom('stored_file')
    .select((by) => by.fn.coalesce(by.fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('seller_id', '=', sellerId);
  return Number((await db.first(statement))?.bytes ?? 0);
}

/**
 * Notes a file before it is written: what is never attached is found by it and removed. False where the seller has no room for it;
 * several at once take it one after the other. One that is noted already stays so.
 */
export async function insertFile(db: SellerDb, owner: SellerOfBrand, file: NewFile): Promise<boolean> {
  await lockStorage(db);
  if (fullKind({ file_bytes: (await bytesStored(db, owner.sellerId)) + file.bytes }) !== null) return false;
  await db.rows(
    query
      .insertInto('stored_file')
      .values({
        seller_id: owner.sellerId,
        brand: owner.brand,
        id: file.id,
        bytes: file.bytes,
        names: [...file.names],
        attached: false,
        created_at: file.now,
      })
      .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing()),
  );
  return true;
}

export async function setAttached(
  db: SellerDb,
  { sellerId, fileId }: { readonly sellerId: string; readonly fileId: string },
  attached: boolean,
): Promise<void> {
  const statement = query.updateTable('stored_file').set({ attached });
  await db.rows(statement.where('seller_id', '=', sellerId).where('id', '=', fileId));
}

/** Those of these files that the seller has. */
export const findFiles = (db: SellerDb, sellerId: string, fileIds: readonly string[]) =>
  db.rows(
    query
      .selectFrom('stored_file')
      .select(['id', 'names', 'attached', sql<number>`bytes`.as('bytes')])
      .where('seller_id', '=', sellerId)
      .where('id', '=', sql<string>`any(${fileIds}::text[])`),
  );

/** The parts of a file that nothing shows. */
export function findUnattached(db: SellerDb, sellerId: string, fileId: string) {
  return db.first(
    query
      .selectFrom('stored_file')
      .select(['names'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', fileId)
      .where('attached', '=', false),
  );
}

export async function deleteUnattached(db: SellerDb, sellerId: string, fileId: string): Promise<void> {
  await db.rows(
    query
      .deleteFrom('stored_file')
      .where('seller_id', '=', sellerId)
      .where('id', '=', fileId)
      .where('attached', '=', false),
  );
}
