import type { BrandId } from '@offizin/domain/brand/brands';
import type { BrandLimits } from '@offizin/domain/performance/brand-limits';
import type { MetricPeriod } from '@offizin/domain/performance/periods';
import { noOrders, type WeekCounts } from '@offizin/domain/performance/week';
import { isOpen, stageOf, type WeekStage } from '@offizin/domain/performance/weeks';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findLimits } from './limit-queries.ts';
import { countDueOrders, findLastPublication, findWeek } from './week-queries.ts';

export interface JudgedWeek {
  readonly stage: WeekStage;
  readonly counts: WeekCounts;
  /** By which it is, or was, judged. */
  readonly limits: BrandLimits;
}

/** What is known of a week before its orders are counted. */
export interface WeekRecord {
  /** What was published of it for the seller. */
  readonly published: (WeekCounts & { readonly limits: BrandLimits }) | undefined;
  /** The first day of the newest week that the brand published for everybody. */
  readonly lastPublished: string | null;
  readonly current: BrandLimits;
}

/** A week as it was published, or as its orders are now; every screen that speaks of a week asks here. */
export async function judgeWeek(
  db: SellerDb,
  { week, now }: { readonly week: MetricPeriod; readonly now: Date },
  { published, lastPublished, current }: WeekRecord,
): Promise<JudgedWeek> {
  if (published !== undefined) return { stage: 'published', counts: published, limits: published.limits };
  const stage = stageOf(week, now, lastPublished !== null && week.firstDay <= lastPublished);
  // A published week without a row is one in which the shop had no orders, whatever came later.
  const counts = isOpen(stage) ? await countDueOrders(db, { ...week, now }) : noOrders;
  return { stage, counts, limits: current };
}

/** One week of the seller's, by itself. */
export async function findJudgedWeek(
  db: SellerDb,
  { brand, week, now }: { readonly brand: BrandId; readonly week: MetricPeriod; readonly now: Date },
): Promise<JudgedWeek> {
  const published = await findWeek(db, week.firstDay);
  const lastPublished = (await findLastPublication(db, brand))?.firstDay ?? null;
  return judgeWeek(db, { week, now }, { published, lastPublished, current: await findLimits(db, brand) });
}
