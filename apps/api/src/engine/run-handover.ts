import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { noOwnHeaders } from '@offizin/domain/uploads/own-headers';
import type { Report } from './judge-file.ts';
import { findWaitingHandover, finishHandover, type HandoverKey } from '../modules/offers/write/handover-queries.ts';
import { activityByRow, handoverLocale } from './handover-text.ts';
import { type Engine, judgeFile } from './judge-file.ts';

export interface HandoverTask extends HandoverKey {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `superseded`: the offers no longer wait. */
export type HandoverResult =
  | { readonly kind: 'done'; readonly runNo: number; readonly changed: number }
  | { readonly kind: 'superseded' };

/** Takes over what the marketplace handed over, all of it or nothing (MKT-01). */
export function runHandover(engine: Engine, task: HandoverTask, report: Report): Promise<HandoverResult> {
  const { sellerId } = task;
  return withSellerOfJob(engine.pool, sellerId, async (db): Promise<HandoverResult> => {
    const waiting = await findWaitingHandover(db, task);
    if (waiting === undefined) return { kind: 'superseded' };
    const { runNo, written } = await judgeFile(engine, db, {
      sellerId,
      now: new Date(task.now),
      dry: false,
      kind: 'marketplace',
      actorName: null,
      impersonatedBy: null,
      mode: 'stock_and_price',
      locale: handoverLocale,
      content: waiting.content,
      acceptsText: true,
      ownHeaders: noOwnHeaders,
      corrections: new Map(),
      brake: null,
      revertible: false,
      activity: activityByRow(waiting.activity),
      report,
    });
    await finishHandover(db, task, { state: 'done', runNo });
    return { kind: 'done', runNo, changed: written };
  });
}
