import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { stageRows } from '../../../platform/db/copy/staging-table.ts';
import { deleteFindings, insertFindings, putFindingsAside } from './finding-queries.ts';
import type { FindingWrites } from './finding-writes.ts';
import type { WritingRun } from './offer-write-queries.ts';
import { stagedFindings } from './staged-tables.ts';

/** Puts a run's findings in the place of the current ones of the same things; those of a run that can be reverted are kept. */
export async function writeRunFindings(
  db: SellerDb,
  run: WritingRun,
  { findings, revertible }: { findings: FindingWrites; revertible: boolean },
): Promise<void> {
  if (revertible) await putFindingsAside(db, run, findings.replaced);
  else await deleteFindings(db, run, findings.replaced);
  if (findings.size === 0) return;
  await stageRows(db, stagedFindings, (begin) => findings.stage(begin));
  await insertFindings(db, run, 'staged');
}
