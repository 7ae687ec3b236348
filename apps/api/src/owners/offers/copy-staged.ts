import { CopyWriter, sendCopy } from '../../platform/db/db-copy-writer.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

/** Copies what `stage` writes into a temporary table of the transaction. */
export async function copyStaged(
  db: SellerDb,
  table: 'staged_offer' | 'staged_finding',
  stage: (copy: CopyWriter) => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  const copy = new CopyWriter((chunk) => chunks.push(chunk));
  stage(copy);
  copy.end();
  await sendCopy(db.copyIn(`copy ${table} from stdin (format binary)`), chunks);
}
