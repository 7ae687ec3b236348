import { newParsedRow } from '@offizin/domain/uploads/read-row';
import { withSellerOfJob } from '../platform/db/db-seller-brand.ts';
import { findCurrentSubjects } from '../owners/offers/finding-queries.ts';
import { FindingWrites } from '../owners/offers/finding-writes.ts';
import { Judge } from './judge.ts';
import { OfferWrites } from '../owners/offers/offer-writes.ts';
import { findSellerPermissions, finishRun, insertRun, lockSellerOffers } from '../owners/offers/run-queries.ts';
import { RunRows } from '../owners/offers/run-row-queries.ts';
import { writeRow } from '../owners/offers/run-rows.ts';
import type { Engine } from './judge-file.ts';
import { RunTotals } from '../owners/offers/run-totals.ts';
import { readSellerOffers } from '../owners/offers/seller-offers.ts';
import { writeRunFindings, writeRunOffers } from '../owners/offers/write-run.ts';

export interface ReclassifyTask {
  readonly sellerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Judges all offers of a seller again, after the catalogue, another seller's price, a certificate or a day has changed.
 * Returns how many offers stand differently now; without any nothing is written.
 */
export async function reclassify(
  engine: Engine,
  task: ReclassifyTask,
): Promise<{ readonly changed: number; readonly runNo: number | null }> {
  const { sellerId } = task;
  const now = new Date(task.now);
  return withSellerOfJob(engine.pool, sellerId, async (db) => {
    await lockSellerOffers(db);
    const permissions = await findSellerPermissions(db, now);
    const index = await engine.catalogues.current(permissions);
    const offers = await readSellerOffers(db);
    const judge = new Judge({
      index,
      offers,
      permissions,
      choices: new Map(),
      mode: 'stock_and_price',
      activity: new Map(),
      now,
    });
    const writes = new OfferWrites();
    const findings = new FindingWrites(await findCurrentSubjects(db, sellerId));
    const totals = new RunTotals(offers);
    const row = newParsedRow();
    const changed: number[] = [];
    for (let slot = 0; slot < offers.size; slot += 1) {
      if (judge.judgeOffer(slot)?.writes === true) changed.push(slot);
    }
    if (changed.length === 0) return { changed: 0, runNo: null };
    const runNo = await insertRun(db, sellerId, {
      kind: 'catalogue',
      dry: false,
      actorName: null,
      impersonatedBy: null,
      startedAt: now,
    });
    const key = { sellerId, runNo, now };
    const rows = await RunRows.open(db, key);
    for (const slot of changed) {
      const outcome = judge.judgeOffer(slot);
      if (outcome === null) continue;
      writes.add(outcome, null);
      findings.add(outcome, row);
      totals.add(outcome);
      writeRow(rows, { row, outcome }, offers);
    }
    await rows.end();
    await writeRunOffers(db, key, { writes, offers });
    await writeRunFindings(db, key, { findings, revertible: false });
    await finishRun(db, key, totals.summary());
    return { changed: writes.size, runNo };
  });
}
