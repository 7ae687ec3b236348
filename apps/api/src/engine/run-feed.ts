import { createHash } from 'node:crypto';
import type { FeedSettings } from '@offizin/contract/feeds/seller';
import type { UploadProblem } from '@offizin/contract/uploads/seller';
import type { BrakeFigures, BrakeLimits } from '@offizin/domain/feeds/feed-brake';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { holdList } from '../modules/feeds/write/feed-write-queries.ts';
import { finishCheck, withdrawHeldList } from '../modules/uploads/write/upload-state.ts';
import { insertUpload } from '../modules/uploads/write/upload-write-queries.ts';
import { readFeedFile } from './feed-file-queries.ts';
import { type Engine, type FileResult, judgeFile, type Report } from './judge-file.ts';
import { refusalOf } from './run-upload.ts';

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

export type FeedResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly changed: number; readonly gone: number }
  | { readonly kind: 'held'; readonly uploadId: string; readonly figures: BrakeFigures }
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
  await holdList(db, { sellerId, uploadId });
  return uploadId;
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
        mapping,
        corrections: new Map(),
        activity: new Map(),
        brake: { limits: brake, holds: true },
        revertible: false,
        report,
      });
      // Of two lists only the newer one is of use.
      await withdrawHeldList(db, sellerId);
      const { runNo, written, gone, held, summary } = judged;
      if (held.length === 0 || summary.brake === undefined) return { kind: 'done', runNo, changed: written, gone };
      const uploadId = await hold(db, task, { content, judged, started });
      return { kind: 'held', uploadId, figures: summary.brake };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { kind: 'refused', problem: refusal.problem };
  }
}
