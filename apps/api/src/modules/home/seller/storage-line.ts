import { nearlyFull } from '@offizin/domain/storage/storage-budget';
import { bytesExported } from '../../exports/write/export-write-queries.ts';
import { bytesStored } from '../../files/write/stored-file-queries.ts';
import type { LineReader } from './reading.ts';

/** Little is left of what a shop may keep in pictures, documents and prepared files; uploads say it on their own screen. */
export const storage: LineReader<'storage'> = async ({ db }) => {
  const [file_bytes, export_bytes] = await Promise.all([bytesStored(db, db.sellerId), bytesExported(db, db.sellerId)]);
  const told = nearlyFull({ file_bytes, export_bytes });
  return told && { kind: 'storage', of: told.kind, used: told.used, most: told.most };
};
