import type { RunKind } from '@offizin/contract/offers/seller';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { brands } from '@offizin/domain/brand/brands';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { OwnHeaders } from '@offizin/domain/uploads/own-headers';
import { type BrakeLimits, brakeLimits, type BrakeReason, reasonsToHold } from '@offizin/domain/feeds/feed-brake';
import type pg from 'pg';
import { besideTransaction, type SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { BrakeCount } from './brake-count.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CorrectedRows, JudgedRow } from './corrected-rows.ts';
import { FaultyRows } from './faulty-rows.ts';
import { type Corrections, type FileReading, readFileRows } from './file-rows.ts';
import { findStanding } from '../modules/offers/write/finding-queries.ts';
import { FeedValues } from '../modules/feeds/write/feed-values.ts';
import { FindingWrites } from '../modules/offers/write/finding-writes.ts';
import { Judge } from './judge.ts';
import { KeptElsewhere } from './kept-elsewhere.ts';
import {
  countPurchasePrices,
  type PurchasePriceRun,
  stagedPurchasePrices,
  writePurchasePrices,
} from '../modules/purchase-prices/write/purchase-price-queries.ts';
import { PurchasePriceWrites } from '../modules/purchase-prices/write/purchase-price-writes.ts';
import { findSellerPermissions, holdRun, insertRun, lockSellerOffers } from '../modules/offers/write/run-queries.ts';
import { finishRunBeside, openRowsBeside } from '../modules/offers/write/rows-beside.ts';
import type { RunRows } from '../modules/offers/write/run-row-queries.ts';
import { writeRow } from '../modules/offers/write/run-rows.ts';
import type { WritingRun } from '../modules/offers/write/offer-write-queries.ts';
import { RunOffers } from '../modules/offers/write/run-offers.ts';
import { RunTotals } from '../modules/offers/write/run-totals.ts';
import { readSellerOffers } from '../modules/offers/write/seller-offers.ts';
import { Standing } from '../modules/offers/write/standing.ts';
import { StockReductions } from './stock-reductions.ts';
import { findChoices } from './upload-to-run-queries.ts';
import { writeRunFindings } from '../modules/offers/write/write-run.ts';

/** Reports how many rows are judged. */
export type Report = (progress: { readonly done: number }) => void;

export interface Engine {
  /** For copying. */
  readonly pool: pg.Pool;
  readonly catalogues: CatalogueCache;
}

export interface JudgedFile {
  readonly sellerId: string;
  readonly now: Date;
  /** A dry run shows what would be written; a real run writes it. */
  readonly dry: boolean;
  readonly kind: Extract<RunKind, 'upload' | 'feed' | 'marketplace'>;
  readonly actorName: string | null;
  readonly impersonatedBy: string | null;
  readonly mode: UploadType;
  readonly locale: LocaleCode;
  readonly content: Uint8Array;
  readonly acceptsText: boolean;
  /** What the seller said that columns are. */
  readonly ownHeaders: OwnHeaders;
  readonly corrections: Corrections;
  /** Of a file that was applied before, the rows that were corrected since: only they are written. */
  readonly corrected?: CorrectedRows;
  /** Whether a row's offer shall be active, for rows that state it. */
  readonly activity: ReadonlyMap<number, boolean>;
  /** Of a feed: how far its list may go by itself, and whether it is held where it goes further. */
  readonly brake: { readonly limits: BrakeLimits; readonly holds: boolean } | null;
  /** Whether what is written can be taken back, as an upload can. */
  readonly revertible: boolean;
  readonly report: Report;
}

export interface FileResult {
  readonly runNo: number;
  readonly summary: RunSummary;
  readonly reading: FileReading;
  readonly written: number;
  /** Of a feed: how many products its last list had that this one lacks. */
  readonly gone: number;
  /** Why nothing was written, or only what is less in stock; empty where everything was. */
  readonly held: readonly BrakeReason[];
  /** What a held list asks. */
  readonly question: Buffer;
  /** Of a list held for its prices: the run that wrote the stocks that are less. */
  readonly reduced: { readonly runNo: number; readonly changed: number } | null;
}

const progressEvery = 20_000;

/** Everything that a run looks at, read in its own transaction; a real run waits for the seller's offers first. */
async function gather(engine: Engine, db: SellerDb, file: JudgedFile) {
  const { sellerId, now, dry } = file;
  if (!dry) await lockSellerOffers(db);
  const permissions = await findSellerPermissions(db, now);
  const index = await engine.catalogues.current(permissions);
  const offers = await readSellerOffers(db);
  const choices = await findChoices(db, sellerId);
  const standing = dry ? new Standing() : await findStanding(db, sellerId);
  const feed = file.kind === 'feed' ? await FeedValues.read(db, sellerId, file.mode) : null;
  const kept = await KeptElsewhere.read(db, file.kind, offers);
  const { kind, actorName, impersonatedBy } = file;
  const runNo = await insertRun(db, sellerId, { kind, dry, actorName, impersonatedBy, startedAt: now });
  return { permissions, index, offers, choices, standing, feed, kept, runNo };
}

/** Of a list that is held for its prices alone, writes what is less in stock. */
function writeReduced(
  db: SellerDb,
  run: { readonly sellerId: string; readonly now: Date },
  { held, reductions }: { readonly held: readonly BrakeReason[]; readonly reductions: StockReductions },
) {
  return held.length > 0 && !held.includes('leaving') ? reductions.write(db, run) : null;
}

/** Counts what a file's purchase prices change, and in a real run writes them. */
async function takePurchasePrices(
  db: SellerDb,
  run: PurchasePriceRun,
  { purchasePrices, isWritten }: { readonly purchasePrices: PurchasePriceWrites; readonly isWritten: boolean },
): Promise<Pick<RunSummary, 'purchasePrices'>> {
  if (purchasePrices.size === 0) return {};
  await purchasePrices.stage(db);
  const counts = await countPurchasePrices(db, stagedPurchasePrices);
  if (isWritten) await writePurchasePrices(db, run, { source: stagedPurchasePrices, counts });
  return { purchasePrices: counts };
}

/** Gives work the rows of a run in their own transaction; what is being written ends before the transactions do. */
function besideRows<T>(
  pool: pg.Pool,
  { run, writes }: { readonly run: WritingRun; readonly writes: RunOffers },
  work: (rows: RunRows) => Promise<T>,
): Promise<T> {
  return besideTransaction(() =>
    withSellerOfJob(pool, run.sellerId, async (db) => {
      const rows = await openRowsBeside(db, run);
      try {
        return await work(rows);
      } catch (error) {
        await Promise.all([rows.giveUp(), writes.giveUp()]);
        throw error;
      }
    }),
  );
}

/**
 * Reads and judges a seller's file, and in a real run writes what follows from it, in the caller's transaction. Both
 * are written while the rows behind them are judged. The rows have a transaction of their own: nobody looks for the rows of
 * a run before the run itself is there. Throws a `WorkbookError` or a `HeaderProblem` when the file cannot be read.
 */
export async function judgeFile(engine: Engine, db: SellerDb, file: JudgedFile): Promise<FileResult> {
  const { sellerId, now, dry, mode, report, corrected } = file;
  const { permissions, index, offers, choices, standing, feed, kept, runNo } = await gather(engine, db, file);
  const judge = new Judge({ index, offers, permissions, choices, mode, activity: file.activity, now, feed });
  const faulty = new FaultyRows();
  const totals = new RunTotals(offers);
  const brake = new BrakeCount(offers, file.brake?.limits ?? brakeLimits(null));
  const reductions = new StockReductions(offers);
  let held: readonly BrakeReason[] = [];
  const purchasePrices = new PurchasePriceWrites();
  const findings = new FindingWrites(standing, file.kind);
  const run = { sellerId, runNo, now };
  const writes = new RunOffers(db, { run, offers, waitsForEnd: file.brake?.holds === true });
  const judgeRows = async (rows: RunRows) => {
    const take = ({ row, outcome }: JudgedRow) => {
      writeRow(rows, { row, outcome }, offers);
      totals.add(outcome);
      kept.add(outcome);
      if (outcome.writes && !dry) writes.add(outcome);
      if (outcome.purchasePrice !== null) purchasePrices.add(outcome.productNo, outcome.purchasePrice);
      if (totals.rows % progressEvery === 0) report({ done: totals.rows });
    };
    const read = await readFileRows({
      ...file,
      file: file.content,
      seller: { market: permissions.market, locale: file.locale, currency: brands[permissions.brand].currency },
      onRow: (row, rowNumber) => {
        if (corrected !== undefined) return corrected.meet(judge, row, rowNumber);
        faulty.count(row);
        const outcome = judge.judge(row, rowNumber);
        take({ row, outcome });
        brake.add(outcome);
        if (file.brake?.holds === true) reductions.add(outcome);
        if (!dry && !outcome.isLeft) findings.add(outcome, row);
      },
    });
    for (const judged of (await corrected?.judged(judge, db, dry)) ?? []) {
      take(judged);
      if (!dry) corrected?.move(findings, judged, offers);
    }
    if (file.brake?.holds === true) held = reasonsToHold(brake.figures(), file.brake.limits);
    await Promise.all([rows.end(), held.length > 0 ? null : writes.end()]);
    return read;
  };
  const reading = await besideRows(engine.pool, { run, writes }, judgeRows);
  const isWritten = !dry && held.length === 0;
  const said = isWritten ? await feed?.write(db, sellerId) : undefined;
  if (isWritten) await writeRunFindings(db, run, { findings, revertible: file.revertible });
  const purchased = await takePurchasePrices(db, run, { purchasePrices, isWritten });
  report({ done: totals.rows });
  const ofFeed = { ...(feed !== null && { brake: brake.figures() }), ...kept.figures() };
  const summary = { ...totals.summary(), ...ofFeed, ...purchased };
  // What is held was a dry run after all: the same code but the write.
  if (held.length > 0) await holdRun(db, run);
  await finishRunBeside(db, run, summary);
  const reduced = await writeReduced(db, run, { held, reductions });
  const gone = said?.gone ?? 0;
  return { runNo, summary, reading, written: writes.size, gone, held, question: brake.question(), reduced };
}
