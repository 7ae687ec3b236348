import { setTimeout as wait } from 'node:timers/promises';
import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { screens } from '@offizin/domain/access/screens';
import { limits as portalLimits } from '@offizin/domain/limits';
import { duePeriods } from '@offizin/domain/performance/publications';
import { weekState } from '@offizin/domain/performance/week';
import { findLimits } from '../write/limit-queries.ts';
import {
  findSellerIds,
  hasOrdersSince,
  insertPublication,
  type Publication,
  removeAccepted,
  writeWeeks,
} from '../write/publish-queries.ts';
import { findLastPublication } from '../write/week-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { type AddressedNotice, notifyAll } from '../../notifications/write/notify-queries.ts';
import type { App } from '../../../platform/app.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Of weeks that are caught up only the newest is told of. */
interface DueWeek extends Publication {
  readonly isNewest: boolean;
}

type WrittenWeek = Awaited<ReturnType<typeof writeWeeks>>[number];

const kinds = { concerning: 'metrics_at_risk', poor: 'metrics_exceeded' } as const;

/** Whether sellers of the brand have the screen on which they could see what they are notified of. */
function hasScreen(brand: BrandId): boolean {
  return screens.performance.requirement?.brands?.includes(brand) ?? true;
}

function noticeOf({ week: { firstDay }, limits, now }: Publication, written: WrittenWeek): AddressedNotice[] {
  const { ratios, account } = weekState(written, limits);
  if (account === null || account === 'excellent') return [];
  const params = { cancelled: ratios.cancelled.count, late: ratios.late.count, count: written.orders };
  return [{ sellerId: written.sellerId, kind: kinds[account], params, dedupeKey: `metrics:${firstDay}`, at: now }];
}

/** Publishes the week of a portion of sellers; whoever comes second finds it written and tells nobody again. */
async function publishPortion(db: MarketplaceDb, publication: DueWeek, ids: readonly string[]) {
  const written = await writeWeeks(db, publication, ids);
  if (!publication.isNewest || !hasScreen(publication.brand)) return;
  const changed = await removeAccepted(db, publication.now, ids);
  const sellers = new Set([...changed, ...written.map(({ sellerId }) => sellerId)]);
  await announceTo(
    db,
    [...sellers].map((sellerId) => ({ sellerId, topic: 'metrics', payload: { state: 'published' } })),
  );
  await notifyAll(
    db,
    written.flatMap((week) => noticeOf(publication, week)),
  );
}

/** Publishes the week of all sellers; after each portion requests have the machine to themselves for as long as it took. */
async function publishWeek({ pool }: App, publication: DueWeek): Promise<void> {
  const { brand } = publication;
  const portion = portalLimits.metricSellersAtOnce;
  for (let after: string | null = null; ;) {
    const began = performance.now();
    const ids: string[] = await withMarketplace(pool, brand, async (db) => {
      const found = await findSellerIds(db, brand, { after, limit: portion });
      if (found.length > 0) await publishPortion(db, publication, found);
      return found;
    });
    const last = ids.at(-1);
    if (last === undefined || ids.length < portion) break;
    after = last;
    await wait(performance.now() - began);
  }
  await withMarketplace(pool, brand, (db) => insertPublication(db, publication));
}

/** The weeks to publish; while orders of the newest may still be on their way, none. */
async function findDue(app: App, brand: BrandId, now: Date) {
  return withMarketplace(app.pool, brand, async (db) => {
    const last = await findLastPublication(db, brand);
    const due = duePeriods(last?.firstDay ?? null, brands[brand].timeZone, now);
    const newest = due.at(-1);
    const isComplete = newest !== undefined && (await hasOrdersSince(db, brand, newest.until));
    return { due: isComplete ? due : [], limits: await findLimits(db, brand) };
  });
}

async function publishDue(app: App, brand: BrandId): Promise<void> {
  const now = app.clock();
  const { due, limits } = await findDue(app, brand, now);
  for (const week of due) await publishWeek(app, { brand, week, limits, now, isNewest: week === due.at(-1) });
  if (due.length > 0) app.log.info({ brand, weeks: due.length }, 'metrics were published');
}

/**
 * Publishes each brand's week from Wednesday, six o'clock of its time zone on, and what was missed before (MET-01). Asking often and
 * writing each week once makes it the same whatever the clocks do and however many processes run it.
 */
export const publishMetrics = job(
  'publish_metrics',
  async ({ app }) => {
    for (const brand of brandIds) await publishDue(app, brand);
  },
  [{ at: '*/2 * * * *', tries: 1, queue: 'publish_metrics' }],
);
