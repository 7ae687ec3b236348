import { setTimeout as wait } from 'node:timers/promises';
import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { dueThrough } from '@offizin/domain/tax-months/months';
import type { App } from '../../../platform/app.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { countPostings } from '../../ledger/write/count-postings.ts';
import { countUncounted } from '../../ledger/write/count-uncounted.ts';
import { findUncountedShops, lockBooks } from '../../ledger/write/ledger-write-queries.ts';
import { findUncountedPosters } from '../../ledger/write/uncounted-posting-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { closeThrough, findDueShops } from '../write/closing-queries.ts';

/** Counts what was booked before tax months were kept; after each portion bookings have the shop's books for as long as it took. */
async function countBefore({ pool, clock, log }: App, brand: BrandId): Promise<void> {
  const limit = limits.taxOrdersAtOnce;
  for (const { sellerId } of await withMarketplace(pool, brand, (db) => findUncountedShops(db, brand))) {
    let orders = 0;
    for (let counted: number = limit; counted === limit; orders += counted) {
      const began = performance.now();
      counted = await withMarketplace(pool, brand, (db) =>
        countUncounted(db, { sellerId, brand }, { now: clock(), limit }),
      );
      await wait(performance.now() - began);
    }
    log.info({ sellerId, orders }, 'bookings were counted in their tax months');
  }
  for (const { sellerId } of await withMarketplace(pool, brand, (db) => findUncountedPosters(db, brand))) {
    const postings = await withMarketplace(pool, brand, async (db) => {
      await lockBooks(db, sellerId);
      return countPostings(db, { sellerId, brand }, clock());
    });
    log.info({ sellerId, postings }, 'postings were counted in their tax months');
  }
}

async function closeDue({ pool, clock, log, config }: App, brand: BrandId): Promise<void> {
  const now = clock();
  const through = dueThrough(wallClockAt(now, brands[brand].timeZone).date, config.taxMonthClosesOn);
  const shops = await withMarketplace(pool, brand, (db) => findDueShops(db, brand, { through, now }));
  let months = 0;
  for (const { sellerId } of shops) {
    months += await withMarketplace(pool, brand, async (db) => {
      await lockBooks(db, sellerId);
      const closed = await closeThrough(db, sellerId, { month: through, now, by: null });
      await announceTo(db, [{ sellerId, topic: 'ledger', payload: { count: 0 } }]);
      const month = closed.at(-1);
      // A shop that comes with a history closes years at once: the newest month says it.
      if (month !== undefined)
        await notifyAll(db, [
          { sellerId, kind: 'tax_month_closed', params: { month }, dedupeKey: `tax_month:${month}`, at: now },
        ]);
      return closed.length;
    });
  }
  if (months > 0) log.info({ brand, shops: shops.length, months }, 'tax months were closed');
}

/** Closes each shop's tax months once their day has come, where the brand is (INV-07); written once, however often it runs. */
export const closeTaxMonths = job(
  'close_tax_months',
  async ({ app }) => {
    for (const brand of brandIds) {
      await countBefore(app, brand);
      await closeDue(app, brand);
    }
  },
  [{ at: '*/5 * * * *', tries: 1, queue: 'close_tax_months' }],
);
