import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { deleteFindings, insertFindings, putFindingsAside } from './finding-queries.ts';
import type { FindingWrites } from './finding-writes.ts';
import { statusCodes } from './offer-codes.ts';
import { stagedFindings, stagedOffers } from './staged-tables.ts';
import { stageRows } from '../../../platform/db/copy/staging-table.ts';
import { stagedChanges, type WritingRun } from './offer-write-queries.ts';
import type { OfferWrites } from './offer-writes.ts';
import type { SellerOffers } from './seller-offers.ts';
import { writeOffers } from './write-offers.ts';

/** Stages the offers of a run and writes them. */
export async function writeRunOffers(
  db: SellerDb,
  run: WritingRun,
  { writes, offers }: { writes: OfferWrites; offers: SellerOffers },
): Promise<void> {
  if (writes.size === 0) return;
  await stageRows(db, stagedOffers, (begin) => writes.stage(begin, offers));
  const counts = new Map<OfferStatus, number>();
  for (const [code, change] of writes.statusChanges(offers.status)) {
    const status = statusCodes.wordOf(code);
    if (status !== null) counts.set(status, change);
  }
  const { created } = writes;
  await writeOffers(db, run, {
    source: stagedChanges,
    created,
    changed: writes.size - created,
    removed: 0,
    counts,
  });
}

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
