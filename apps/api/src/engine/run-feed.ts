import type { UploadProblem } from '@offizin/contract/uploads';
import type { FeedSettings } from '@offizin/contract/feeds';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { withSellerOfJob } from '../platform/db/db-seller-brand.ts';
import type { Report } from './judge-file.ts';
import { readFeedFile } from './feed-file-queries.ts';
import { type Engine, judgeFile } from './judge-file.ts';
import { refusalOf } from './run-upload.ts';

export interface FeedTask {
  readonly sellerId: string;
  readonly type: UploadType;
  readonly locale: LocaleCode;
  readonly mapping: FeedSettings['mapping'];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type FeedResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly changed: number }
  | { readonly kind: 'refused'; readonly problem: UploadProblem };

/** Takes the retrieved file of a feed over, all of it or nothing (SYN-06). */
export async function runFeed(engine: Engine, task: FeedTask, report: Report): Promise<FeedResult> {
  const { sellerId, type, locale, mapping } = task;
  try {
    return await withSellerOfJob(engine.pool, sellerId, async (db) => {
      const { runNo, written } = await judgeFile(engine, db, {
        sellerId,
        now: new Date(task.now),
        dry: false,
        kind: 'feed',
        actorName: null,
        impersonatedBy: null,
        mode: type,
        locale,
        content: await readFeedFile(db),
        acceptsText: true,
        mapping,
        corrections: new Map(),
        activity: new Map(),
        report,
      });
      return { kind: 'done', runNo, changed: written };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { kind: 'refused', problem: refusal.problem };
  }
}
