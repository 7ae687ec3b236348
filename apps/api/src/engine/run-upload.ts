import type { Upload, UploadProblem } from '@offizin/contract/uploads/upload';
import { brakeLimits } from '@offizin/domain/feeds/feed-brake';
import { ownHeadersOf } from '@offizin/domain/uploads/own-headers';
import { canUpload } from '@offizin/domain/uploads/upload-transitions';
import { formatOfName, type UploadFormat } from '@offizin/domain/uploads/upload-formats';
import { fileFormat } from '@offizin/spreadsheet/file-format';
import { WorkbookError } from '@offizin/spreadsheet/workbook-error';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import type { Report } from './judge-file.ts';
import { TooManyFaultyRows } from './faulty-rows.ts';
import { CorrectedRows } from './corrected-rows.ts';
import { correctionsByRow, HeaderProblem, NoOffers, readingOf } from './file-rows.ts';
import { type Engine, judgeFile } from './judge-file.ts';
import { failUpload, finishApply, finishCheck } from '../modules/uploads/write/upload-state.ts';
import type { UploadKey } from '../modules/uploads/write/upload-write-queries.ts';
import { recountCorrected } from '../modules/uploads/write/corrected-summary-queries.ts';
import { rememberCorrections } from '../modules/uploads/write/remembered-correction-queries.ts';
import {
  findCorrections,
  findFeedReading,
  findOwnHeaders,
  findRowsBefore,
  findUploadToRun,
  readUploadFile,
} from './upload-to-run-queries.ts';

export interface UploadTask extends UploadKey {
  readonly dry: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type UploadResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly red: number }
  | { readonly kind: 'refused'; readonly problem: UploadProblem }
  /** The upload no longer waits for this run. */
  | { readonly kind: 'superseded' };

class Superseded extends Error {}

/** The content of a file is of another format than its name. */
class OtherContent extends Error {
  readonly problem: UploadProblem;

  constructor(named: UploadFormat) {
    super(`the content is no ${named}`);
    this.problem = named === 'xlsx' ? 'not_a_workbook' : 'other_content';
  }
}

type ToRun = NonNullable<Awaited<ReturnType<typeof findUploadToRun>>>;

async function findWaiting(db: SellerDb, task: UploadTask): Promise<ToRun> {
  const upload = await findUploadToRun(db, task);
  if (upload === undefined || !canUpload(task.dry ? 'finish_check' : 'finish_apply', upload.state))
    throw new Superseded();
  return upload;
}

/** What people see in the program that a file's name opens is what is read; only of what is no Excel file its reader knows more. */
function requireNamed(format: UploadFormat, content: Uint8Array): void {
  const found = fileFormat(content);
  if (found !== format && (format !== 'xlsx' || found === 'ods')) throw new OtherContent(format);
}

async function run(engine: Engine, task: UploadTask, report: Report): Promise<UploadResult> {
  const started = performance.now();
  const { sellerId, dry } = task;
  const now = new Date(task.now);
  return withSellerOfJob(engine.pool, sellerId, async (db) => {
    const upload = await findWaiting(db, task);
    const { corrects } = upload;
    const corrections = await findCorrections(db, task, corrects);
    const file = corrects === null ? task : { sellerId, uploadId: corrects };
    const ownRows = corrections.flatMap(({ own, rowNumber }) => (own ? [rowNumber] : []));
    const corrected = corrects === null ? null : new CorrectedRows(await findRowsBefore(db, file, ownRows));
    const content = await readUploadFile(db, file);
    const format = formatOfName(upload.file_name) ?? 'xlsx';
    const isOfFeed = upload.source === 'feed';
    if (!isOfFeed) requireNamed(format, content);
    const feed = isOfFeed ? await findFeedReading(db, sellerId) : undefined;
    const { runNo, summary, reading, written, gone } = await judgeFile(engine, db, {
      sellerId,
      now,
      dry,
      kind: isOfFeed ? 'feed' : 'upload',
      actorName: upload.uploaded_by === '' ? null : upload.uploaded_by,
      impersonatedBy: upload.impersonated_by,
      mode: upload.type,
      locale: upload.locale,
      content,
      acceptsText: isOfFeed || format === 'csv',
      ownHeaders: ownHeadersOf(feed?.mapping ?? {}, await findOwnHeaders(db, sellerId)),
      corrections: correctionsByRow(corrections),
      ...(corrected !== null && { corrected }),
      activity: new Map(),
      brake: feed === undefined ? null : { limits: brakeLimits(feed.brake), holds: false },
      revertible: true,
      report,
    });
    const milliseconds = Math.round(performance.now() - started);
    const kept = dry
      ? await finishCheck(db, task, { runNo, corrections: upload.corrections, milliseconds, reading })
      : await finishApply(db, task, { runNo, now, written, gone });
    if (!kept) throw new Superseded();
    if (!dry && corrects !== null) await recountCorrected(db, file);
    if (!dry && corrections.length > 0) await rememberCorrections(db, task, { runNo, now });
    return { kind: 'done', runNo, red: summary.rejected };
  });
}

/** Why a file was not taken, or null when the error is another one. */
export function refusalOf(error: unknown): { problem: UploadProblem; reading: Upload['reading'] } | null {
  if (error instanceof WorkbookError) return { problem: error.code, reading: null };
  if (error instanceof OtherContent || error instanceof TooManyFaultyRows || error instanceof NoOffers)
    return { problem: error.problem, reading: null };
  if (error instanceof HeaderProblem) return { problem: error.problem, reading: readingOf('', error) };
  return null;
}

/** Runs an upload, dry or real, in one piece: afterwards all of it is there or nothing; a file that cannot be read is stored with its problem. */
export async function runUpload(engine: Engine, task: UploadTask, report: Report): Promise<UploadResult> {
  try {
    return await run(engine, task, report);
  } catch (error) {
    if (error instanceof Superseded) return { kind: 'superseded' };
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    await withSellerOfJob(engine.pool, task.sellerId, (db) => failUpload(db, task, refusal));
    return { kind: 'refused', problem: refusal.problem };
  }
}
