import { faultsOfRows } from '@offizin/domain/sync/result-types';
import { newParsedRow, type ParsedRow } from '@offizin/domain/uploads/read-row';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { findStanding } from '../modules/offers/write/finding-queries.ts';
import { FindingWrites } from '../modules/offers/write/finding-writes.ts';
import { Judge } from './judge.ts';
import { RunOffers } from '../modules/offers/write/run-offers.ts';
import type { Outcome } from '../modules/offers/write/outcome.ts';
import { findSellerPermissions, finishRun, insertRun, lockSellerOffers } from '../modules/offers/write/run-queries.ts';
import { RunRows } from '../modules/offers/write/run-row-queries.ts';
import { writeRow } from '../modules/offers/write/run-rows.ts';
import type { Engine } from './judge-file.ts';
import { RunTotals } from '../modules/offers/write/run-totals.ts';
import { readSellerOffers } from '../modules/offers/write/seller-offers.ts';
import { findStandingRows, type StandingRow } from './standing-row-queries.ts';
import { writeRunFindings } from '../modules/offers/write/write-run.ts';

export interface ReclassifyTask {
  readonly sellerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A row that has made no offer and is judged otherwise now; `from` is the result that its own takes the place of. */
interface Changed {
  readonly outcome: Outcome;
  readonly row: ParsedRow;
  readonly from: string | null;
}

/** A row that has made no offer, once its rules or the catalogue have changed: as it would be judged in a file of today. */
function judgeWaiting(judge: Judge, standing: StandingRow): Changed | null {
  const { subject, rowNumber, productNo, code, gtin, finding, price, stock, origin, offered } = standing;
  if (offered || price === null || stock === null || faultsOfRows.has(finding)) return null;
  const row = { ...newParsedRow(), code, gtin, hasIdentifier: true, price, stock, origin: origin ?? 'own' };
  const outcome = productNo === null ? judge.judge(row, rowNumber ?? 1) : judge.judgeProduct(productNo, row, false);
  if (outcome === null || outcome.finding?.type === finding) return null;
  // Of two rows that have become one product the first one counts; the other stays until it comes again.
  if (outcome.finding?.type === 'duplicated_by_partner') return null;
  return { outcome: { ...outcome }, row, from: subject };
}

async function gather(engine: Engine, db: SellerDb, { sellerId, now }: { sellerId: string; now: Date }) {
  await lockSellerOffers(db);
  const permissions = await findSellerPermissions(db, now);
  const index = await engine.catalogues.current(permissions);
  const offers = await readSellerOffers(db);
  const rows = await findStandingRows(db, sellerId);
  const judge = new Judge({
    index,
    offers,
    permissions,
    choices: new Map(),
    mode: 'stock_and_price',
    activity: new Map(),
    now,
    feed: null,
  });
  return { offers, rows, judge };
}

/**
 * Judges all offers of a seller again, and rows that were refused and made none, after the catalogue, another seller's
 * price, a certificate or a day has changed. Returns how many offers stand differently now; without any nothing is written.
 */
export async function reclassify(
  engine: Engine,
  task: ReclassifyTask,
): Promise<{ readonly changed: number; readonly runNo: number | null }> {
  const { sellerId } = task;
  const now = new Date(task.now);
  return withSellerOfJob(engine.pool, sellerId, async (db) => {
    const { offers, rows: standing, judge } = await gather(engine, db, { sellerId, now });
    const asked = new Map(standing.flatMap(({ productNo, price }) => (price === null ? [] : [[productNo, price]])));
    const plain = newParsedRow();
    const changed: Changed[] = [];
    for (let slot = 0; slot < offers.size; slot += 1) {
      const outcome = judge.judgeOffer(slot, asked.get(offers.productNo[slot] ?? -1));
      if (outcome?.writes === true) changed.push({ outcome: { ...outcome }, row: plain, from: null });
    }
    for (const waiting of standing) changed.push(...[judgeWaiting(judge, waiting) ?? []].flat());
    if (changed.length === 0) return { changed: 0, runNo: null };
    const runNo = await insertRun(db, sellerId, {
      kind: 'catalogue',
      dry: false,
      actorName: null,
      impersonatedBy: null,
      startedAt: now,
    });
    const key = { sellerId, runNo, now };
    const writes = new RunOffers(db, { run: key, offers, waitsForEnd: true });
    const findings = new FindingWrites(await findStanding(db, sellerId), 'catalogue');
    const totals = new RunTotals(offers);
    const rows = await RunRows.open(db, key);
    for (const { outcome, row, from } of changed) {
      if (outcome.writes) writes.add(outcome);
      if (from === null) findings.add(outcome, row);
      else findings.move(from, outcome, row);
      totals.add(outcome);
      writeRow(rows, { row, outcome }, offers);
    }
    await rows.end();
    await writes.end();
    await writeRunFindings(db, key, { findings, revertible: false });
    await finishRun(db, key, totals.summary());
    return { changed: changed.length, runNo };
  });
}
