import type { Upload, UploadProblem } from '@offizin/contract/uploads';
import { WorkbookError } from '@offizin/xlsx/workbook-error';
import type pg from 'pg';
import { type SellerDb, withSeller } from '../../platform/db/db-scopes.ts';
import type { Report } from '../../platform/threads/serve-tasks.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { findStandingSubjects } from './finding-queries.ts';
import { FindingWrites } from './finding-writes.ts';
import { Judge } from './judge.ts';
import { OfferWrites } from './offer-writes.ts';
import { findSellerStanding, finishRun, insertRun, lockSellerOffers } from './run-queries.ts';
import { stageRow } from './run-rows.ts';
import { insertRunRows, stageRows } from './run-row-queries.ts';
import { RunTotals } from './run-totals.ts';
import { readSellerOffers } from './seller-offers.ts';
import {
  failUpload,
  findChoices,
  findCorrections,
  findUploadToRun,
  finishApply,
  finishCheck,
  readUploadFile,
  type UploadKey,
} from './upload-run-queries.ts';
import { correctionsByRow, HeaderProblem, readingOf, readWorkbookRows } from './workbook-rows.ts';
import { writeFindings, writeOffers } from './write-run.ts';

export interface UploadTask extends UploadKey {
  /** A dry run says what would happen; a real run does it. */
  readonly dry: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type UploadResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly red: number }
  | { readonly kind: 'refused'; readonly problem: UploadProblem }
  /** The upload no longer waits for this run. */
  | { readonly kind: 'overtaken' };

export interface Engine {
  /** For copying. */
  readonly pool: pg.Pool;
  readonly catalogues: CatalogueCache;
}

const progressEvery = 20_000;

class Overtaken extends Error {}

type ToRun = NonNullable<Awaited<ReturnType<typeof findUploadToRun>>>;

async function findWaiting(db: SellerDb, task: UploadTask): Promise<ToRun> {
  const upload = await findUploadToRun(db, task);
  const waiting = upload !== undefined && (task.dry ? upload.state === 'checking' || upload.state === 'ready' : upload.state === 'applying');
  if (!waiting) throw new Overtaken();
  return upload;
}

/** Everything that a run looks at, read in its own transaction; a real run waits for the seller's offers first. */
async function gather(engine: Engine, db: SellerDb, task: UploadTask) {
  const now = new Date(task.now);
  const upload = await findWaiting(db, task);
  if (!task.dry) await lockSellerOffers(db);
  const standing = await findSellerStanding(db, now);
  const index = await engine.catalogues.current(standing);
  const offers = await readSellerOffers(db);
  const choices = await findChoices(db, task.sellerId);
  const corrections = correctionsByRow(
    (await findCorrections(db, task)).map(({ row_number: rowNumber, field, value }) => ({ rowNumber, field, value })),
  );
  const file = await readUploadFile(db, task);
  const standingSubjects = task.dry ? new Set<string>() : await findStandingSubjects(db, task.sellerId);
  const runNo = await insertRun(db, task.sellerId, {
    kind: 'upload',
    dry: task.dry,
    actorName: upload.uploaded_by,
    impersonatedBy: upload.impersonated_by,
    startedAt: now,
  });
  return { upload, standing, index, offers, choices, corrections, file, standingSubjects, runNo, now };
}

async function run(engine: Engine, task: UploadTask, report: Report): Promise<UploadResult> {
  const started = performance.now();
  return withSeller(engine.pool, task.sellerId, async (db) => {
    const known = await gather(engine, db, task);
    const { upload, offers, runNo, now, standing } = known;
    const judge = new Judge({ ...known, mode: upload.type });
    const totals = new RunTotals(offers);
    const writes = new OfferWrites();
    const findings = new FindingWrites(known.standingSubjects);
    const key = { sellerId: task.sellerId, runNo, now };
    // The rows have a transaction of their own: they are written while the offers are, and nobody looks for the rows
    // of a run before the run itself is there.
    const reading = await withSeller(engine.pool, task.sellerId, async (rowsDb) => {
      const copy = await stageRows(rowsDb, now);
      const read = await readWorkbookRows({
        file: known.file,
        mode: upload.type,
        seller: { market: standing.market, locale: upload.locale },
        corrections: known.corrections,
        onRow: (row, rowNumber) => {
          const outcome = judge.judge(row, rowNumber);
          stageRow(copy, { row, outcome }, offers);
          totals.add(outcome);
          if (!task.dry) findings.add(outcome, row);
          if (outcome.writes && !task.dry) writes.add(outcome, row.sku);
          if (totals.rows % progressEvery === 0) report({ done: totals.rows });
        },
      });
      await copy.end();
      await Promise.all([insertRunRows(rowsDb, key), writeOffers(db, key, { writes, offers })]);
      return read;
    });
    await writeFindings(db, key, findings);
    const summary = totals.summary();
    await finishRun(db, key, summary);
    const milliseconds = Math.round(performance.now() - started);
    const kept = task.dry
      ? await finishCheck(db, task, { runNo, corrections: upload.corrections, milliseconds, reading })
      : await finishApply(db, task, { runNo, now });
    if (!kept) throw new Overtaken();
    return { kind: 'done', runNo, red: summary.rejected };
  });
}

function refusalOf(error: unknown): { problem: UploadProblem; reading: Upload['reading'] } | null {
  if (error instanceof WorkbookError) return { problem: error.code, reading: null };
  if (error instanceof HeaderProblem) return { problem: error.problem, reading: readingOf('', error.headers) };
  return null;
}

/** Runs an upload, dry or real, in one piece: afterwards all of it is there or nothing; a file that cannot be read says why. */
export async function runUpload(engine: Engine, task: UploadTask, report: Report): Promise<UploadResult> {
  try {
    return await run(engine, task, report);
  } catch (error) {
    if (error instanceof Overtaken) return { kind: 'overtaken' };
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    await withSeller(engine.pool, task.sellerId, (db) => failUpload(db, task, refusal));
    return { kind: 'refused', problem: refusal.problem };
  }
}
