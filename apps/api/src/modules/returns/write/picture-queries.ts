import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { EvidenceFile } from '../../files/write/evidence-files.ts';

/** A return by the marketplace's number, and how many pictures it has. */
export function findNumbered(db: MarketplaceDb, { sellerId, returnNo }: { sellerId: string; returnNo: string }) {
  return db.first(sql<{ id: string; pictures: number }>`
    select id, jsonb_array_length(pictures) as pictures from order_return
    where seller_id = ${sellerId}::uuid and return_no = ${returnNo}`);
}

/** Adds a picture; how many there are then. */
export async function addPicture(db: SellerDb, returnId: string, picture: EvidenceFile): Promise<number | null> {
  const written = await db.first(sql<{ pictures: number }>`
    update order_return set pictures = pictures || ${JSON.stringify([picture])}::jsonb
    where seller_id = ${db.sellerId}::uuid and id = ${returnId}::uuid returning jsonb_array_length(pictures) as pictures`);
  return written?.pictures ?? null;
}

/** The files of a return that is over. */
export async function findFilesOver(db: SellerDb, returnId: string): Promise<readonly EvidenceFile[]> {
  const found = await db.first(sql<{ files: EvidenceFile[] }>`
    select pictures || evidence as files from order_return
    where seller_id = ${db.sellerId}::uuid and id = ${returnId}::uuid and ended_at is not null`);
  return found?.files ?? [];
}

/** Forgets the files of a return, whose content is gone. */
export async function clearFiles(db: SellerDb, returnId: string): Promise<void> {
  await db.rows(sql`
    update order_return set pictures = '[]', evidence = '[]'
    where seller_id = ${db.sellerId}::uuid and id = ${returnId}::uuid`);
}
