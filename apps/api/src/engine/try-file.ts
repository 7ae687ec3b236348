import type { FeedSettings, FeedTrialResult } from '@offizin/contract/feeds/seller';
import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { ownHeadersOf } from '@offizin/domain/uploads/own-headers';
import { fileFormat } from '@offizin/spreadsheet/file-format';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../platform/db/scopes/seller-brand.ts';
import { findSellerPermissions } from '../modules/offers/write/run-queries.ts';
import { readSellerOffers } from '../modules/offers/write/seller-offers.ts';
import { FaultyRows } from './faulty-rows.ts';
import { readFileRows } from './file-rows.ts';
import type { Engine } from './judge-file.ts';
import { Judge } from './judge.ts';
import { refusalOf } from './run-upload.ts';
import { findChoices, findOwnHeaders } from './upload-to-run-queries.ts';

export interface TrialTask {
  readonly sellerId: string;
  readonly type: UploadType;
  readonly locale: LocaleCode;
  readonly mapping: FeedSettings['mapping'];
  readonly content: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Read = Extract<FeedTrialResult, { kind: 'read' }>;

async function look(engine: Engine, db: SellerDb, task: TrialTask): Promise<Read> {
  const { sellerId, type: mode, content, mapping, locale } = task;
  const now = new Date(task.now);
  const permissions = await findSellerPermissions(db, now);
  const index = await engine.catalogues.current(permissions);
  const offers = await readSellerOffers(db);
  const choices = await findChoices(db, sellerId);
  const ownHeaders = ownHeadersOf(mapping, await findOwnHeaders(db, sellerId));
  const judge = new Judge({ index, offers, permissions, choices, mode, activity: new Map(), now, feed: null });
  const faulty = new FaultyRows();
  const named = new Set<number>();
  const problems: Read['problems'] = [];
  let rows = 0;
  let rejected = 0;
  await readFileRows({
    file: content,
    acceptsText: true,
    mode,
    seller: { market: permissions.market, locale, currency: brands[permissions.brand].currency },
    corrections: new Map(),
    ownHeaders,
    onRow: (row, rowNumber) => {
      faulty.count(row);
      const { productNo, result, finding } = judge.judge(row, rowNumber);
      rows += 1;
      if (productNo >= 0) named.add(productNo);
      if (result !== 'rejected') return;
      rejected += 1;
      if (finding !== null && problems.length < limits.feedTrialProblems)
        problems.push({ rowNumber, finding: finding.type });
    },
  });
  return {
    kind: 'read',
    format: fileFormat(content),
    bytes: content.length,
    rows,
    products: named.size,
    rejected,
    problems,
  };
}

/** Reads and judges a file that a seller tries, by the same rules as a feed, and writes nothing of it (SYN-06). */
export async function tryFile(engine: Engine, task: TrialTask): Promise<FeedTrialResult> {
  try {
    return await withSellerOfJob(engine.pool, task.sellerId, (db) => look(engine, db, task));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { kind: 'failed', problem: refusal.problem, missingColumns: refusal.reading?.missingColumns ?? [] };
  }
}
