import { createHash } from 'node:crypto';
import type { FeedSettings } from '@offizin/contract/feeds/seller';
import type { UploadProblem } from '@offizin/contract/uploads/upload';
import type { BrakeFigures, BrakeLimits } from '@offizin/domain/feeds/feed-brake';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { ownHeadersOf } from '@offizin/domain/uploads/own-headers';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { catalogueQueue, enqueueJob } from '../platform/jobs/enqueue-job-queries.ts';
import { findQuestions, holdList } from '../modules/feeds/write/feed-write-queries.ts';
import { moveCorrections } from '../modules/uploads/write/correction-queries.ts';
import { finishCheck, withdrawHeldList } from '../modules/uploads/write/upload-state.ts';
import { insertUpload, markCorrected, replaceFile } from '../modules/uploads/write/upload-write-queries.ts';
import { readFeedFile } from './feed-file-queries.ts';
import { type Engine, type FileResult, judgeFile, type Report } from './judge-file.ts';
import { refusalOf } from './run-upload.ts';
import { findOwnHeaders } from './upload-to-run-queries.ts';

export interface FeedTask {
  readonly sellerId: string;
  readonly type: UploadType;
  readonly locale: LocaleCode;
  readonly mapping: FeedSettings['mapping'];
  readonly brake: BrakeLimits;
  /** What the list is called where it has to wait for the seller. */
  readonly fileName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Reduced = FileResult['reduced'];

export type FeedResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly changed: number; readonly gone: number }
  | { readonly kind: 'held'; readonly uploadId: string; readonly figures: BrakeFigures; readonly reduced: Reduced }
  /** Its question was answered by discarding it. */
  | { readonly kind: 'withheld'; readonly reduced: Reduced }
  | { readonly kind: 'refused'; readonly problem: UploadProblem };

/** Makes a checked upload of a list: its seller looks at it, and applies or discards it like any other. */
async function hold(
  db: SellerDb,
  { sellerId, type, locale, fileName, now }: FeedTask,
  { content, judged, started }: { content: Buffer; judged: FileResult; started: number },
): Promise<string> {
  const uploadId = await insertUpload(db, {
    sellerId,
    fileName,
    type,
    sha256: createHash('sha256').update(content).digest(),
    content,
    locale,
    uploadedBy: '',
    source: 'feed',
    impersonatedBy: null,
    now: new Date(now),
  });
  const { runNo, reading } = judged;
  const milliseconds = Math.round(performance.now() - started);
  await finishCheck(db, { sellerId, uploadId }, { runNo, corrections: 0, milliseconds, reading });
  await holdList(db, { sellerId, uploadId, question: judged.question });
  return uploadId;
}

/** Puts a list in the place of the one that waits with the same question; corrections stay with their products. */
async function holdFurther(
  db: SellerDb,
  { sellerId }: FeedTask,
  { uploadId, content, judged }: { uploadId: string; content: Buffer; judged: FileResult },
): Promise<string> {
  const key = { sellerId, uploadId };
  const sha256 = createHash('sha256').update(content).digest();
  await replaceFile(db, key, { content, sha256, checkRun: judged.runNo, reading: judged.reading });
  const isCorrected = await moveCorrections(db, key, judged.runNo);
  if (isCorrected && (await markCorrected(db, key)))
    await enqueueJob(
      db,
      { name: 'check_upload', payload: key },
      { ...catalogueQueue(sellerId), key: `check:${uploadId}` },
    );
  return uploadId;
}

/** Takes a held list as the question that it is: the one that waits, one that was answered, or a new one. */
async function ask(
  db: SellerDb,
  task: FeedTask,
  held: { content: Buffer; judged: FileResult; started: number; figures: BrakeFigures },
): Promise<FeedResult> {
  const { sellerId } = task;
  const { question, reduced } = held.judged;
  const before = await findQuestions(db, sellerId);
  if (before?.discarded?.equals(question) === true) {
    await withdrawHeldList(db, sellerId);
    return { kind: 'withheld', reduced };
  }
  const isSame = before?.held?.equals(question) === true && before.uploadId !== null;
  if (!isSame) await withdrawHeldList(db, sellerId);
  const uploadId =
    isSame && before.uploadId !== null
      ? await holdFurther(db, task, { ...held, uploadId: before.uploadId })
      : await hold(db, task, held);
  return { kind: 'held', uploadId, figures: held.figures, reduced };
}

/** Takes the retrieved file of a feed over, all of it or nothing; one that goes too far waits for the seller (SYN-06). */
export async function runFeed(engine: Engine, task: FeedTask, report: Report): Promise<FeedResult> {
  const { sellerId, type, locale, mapping, brake } = task;
  const started = performance.now();
  try {
    return await withSellerOfJob(engine.pool, sellerId, async (db) => {
      const content = await readFeedFile(db);
      const judged = await judgeFile(engine, db, {
        sellerId,
        now: new Date(task.now),
        dry: false,
        kind: 'feed',
        actorName: null,
        impersonatedBy: null,
        mode: type,
        locale,
        content,
        acceptsText: true,
        ownHeaders: ownHeadersOf(mapping, await findOwnHeaders(db, sellerId)),
        corrections: new Map(),
        activity: new Map(),
        brake: { limits: brake, holds: true },
        revertible: false,
        report,
      });
      const { runNo, written, gone, held, summary } = judged;
      if (held.length > 0 && summary.brake !== undefined)
        return ask(db, task, { content, judged, started, figures: summary.brake });
      // Of two lists only the newer one is of use.
      await withdrawHeldList(db, sellerId);
      return { kind: 'done', runNo, changed: written, gone };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { kind: 'refused', problem: refusal.problem };
  }
}
