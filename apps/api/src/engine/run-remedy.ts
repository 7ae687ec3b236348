import { remedyPrice } from '@offizin/domain/sync/remedy-price';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { newParsedRow, type ParsedRow } from '@offizin/domain/uploads/read-row';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findStanding } from '../modules/offers/write/finding-queries.ts';
import { FindingWrites } from '../modules/offers/write/finding-writes.ts';
import { Judge } from './judge.ts';
import { originCodes } from '../modules/offers/write/offer-codes.ts';
import { RunOffers } from '../modules/offers/write/run-offers.ts';
import { findRemediable } from './remediable-queries.ts';
import { findRemedy, finishRemedy, type RemedyKey, type RemedyRow } from '../modules/sync/write/remedy-queries.ts';
import {
  findSellerPermissions,
  finishRun,
  insertRun,
  lockSellerOffers,
  type SellerPermissions,
} from '../modules/offers/write/run-queries.ts';
import { RunRows } from '../modules/offers/write/run-row-queries.ts';
import { writeRow } from '../modules/offers/write/run-rows.ts';
import type { Engine } from './judge-file.ts';
import { RunTotals } from '../modules/offers/write/run-totals.ts';
import { readSellerOffers, type SellerOffers } from '../modules/offers/write/seller-offers.ts';
import { writeRunFindings } from '../modules/offers/write/write-run.ts';

export interface RemedyTask extends RemedyKey {
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Remediable = Awaited<ReturnType<typeof findRemediable>>[number];

interface Remedying {
  readonly remedy: RemedyRow;
  readonly index: CatalogueIndex;
  readonly offers: SellerOffers;
  readonly permissions: SellerPermissions;
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function marksOf(index: CatalogueIndex, position: number, { marketSellerNo }: SellerPermissions) {
  return {
    best: orNull(index.bestOther(position, marketSellerNo)),
    highest: orNull(index.highestOther(position, marketSellerNo)),
    recommended: orNull(index.recommended[position] ?? Number.NaN),
  };
}

/** The row that the remedy makes of a result: the seller's row with the one thing fixed; false when there is none. */
function fixedRow(row: ParsedRow, found: Remediable, { remedy, index, offers, permissions }: Remedying): boolean {
  const { productNo } = found;
  const slot = offers.slotOf(productNo);
  const position = index.positionOf(productNo);
  if (position < 0) return false;
  row.hasIdentifier = true;
  row.price = found.price ?? (slot < 0 ? null : (offers.price[slot] ?? null));
  row.stock = found.stock ?? (slot < 0 ? null : (offers.stock[slot] ?? null));
  row.origin = found.origin ?? (slot < 0 ? null : originCodes.wordOf(offers.origin[slot] ?? 0)) ?? 'own';
  switch (syncResultTable[remedy.finding].remedy) {
    case 'set_to_limit':
    case 'set_to_recommended':
      row.price = remedyPrice({ type: remedy.finding, numbers: found.numbers }, marksOf(index, position, permissions));
      return row.price !== null;
    case 'add_stock':
      row.stock = remedy.stock;
      return remedy.stock !== null;
    case 'reactivate':
      return slot >= 0;
    case 'choose_product':
      return true;
    default:
      return false;
  }
}

async function gather(engine: Engine, db: SellerDb, task: RemedyTask): Promise<Remedying | null> {
  const remedy = await findRemedy(db, task);
  if (remedy?.state !== 'working') return null;
  await lockSellerOffers(db);
  const permissions = await findSellerPermissions(db, new Date(task.now));
  const index = await engine.catalogues.current(permissions);
  return { remedy, permissions, index, offers: await readSellerOffers(db) };
}

/** Fixes the products of a cause, all that can be; what another rule still refuses stays as it is (SYN-08). */
export async function runRemedy(
  engine: Engine,
  task: RemedyTask,
): Promise<{ readonly changed: number; readonly refused: number } | null> {
  const { sellerId } = task;
  const now = new Date(task.now);
  return withSellerOfJob(engine.pool, sellerId, async (db) => {
    const known = await gather(engine, db, task);
    if (known === null) return null;
    const { remedy, offers } = known;
    const judge = new Judge({
      ...known,
      choices: new Map(),
      mode: 'stock_and_price',
      activity: new Map(),
      now,
      feed: null,
    });
    const totals = new RunTotals(offers);
    const findings = new FindingWrites(await findStanding(db, sellerId), 'remedy');
    const remediable = await findRemediable(db, remedy);
    const { actor_name: actorName, impersonated_by: impersonatedBy } = remedy;
    const runNo = await insertRun(db, sellerId, {
      kind: 'remedy',
      dry: false,
      actorName,
      impersonatedBy,
      startedAt: now,
    });
    const run = { sellerId, runNo, now };
    const rows = await RunRows.open(db, run);
    const writes = new RunOffers(db, { run, offers, waitsForEnd: true });
    const row = newParsedRow();
    const reactivates = syncResultTable[remedy.finding].remedy === 'reactivate';
    const chooses = syncResultTable[remedy.finding].remedy === 'choose_product';
    let refused = 0;
    for (const found of remediable) {
      const outcome = fixedRow(row, found, known) ? judge.judgeProduct(found.productNo, row, reactivates) : null;
      const fixes = outcome !== null && outcome.result !== 'rejected' && outcome.result !== 'informed';
      if (!fixes) refused += 1;
      // The row of a chosen product is one of it from now on, whatever the rules say of it; else what is refused stays as it is.
      if (outcome === null || !(fixes || chooses)) continue;
      if (outcome.writes) writes.add(outcome);
      if (chooses) findings.move(found.subject, outcome, row);
      else findings.add(outcome, row);
      totals.add(outcome);
      writeRow(rows, { row, outcome }, offers);
    }
    await rows.end();
    await writes.end();
    await writeRunFindings(db, run, { findings, revertible: false });
    await finishRun(db, run, totals.summary());
    await finishRemedy(db, task, { state: 'done', changed: writes.size, refused });
    return { changed: writes.size, refused };
  });
}
