import { brandIds } from '@offizin/domain/brand/brands';
import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { dueTodayFrom, dueSoonWithin, overdueNotifiedFor } from '@offizin/domain/notifications/due-times';
import { orderParams } from '@offizin/domain/notifications/order-params';
import type { ShopPlace } from '@offizin/domain/places/part-of-country';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import { secondsAfter } from '../../../platform/clock.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { notifyAll } from '../write/notify-queries.ts';
import { type DueSpan, findPlacesWithDue, findUnnoticedDueOrders } from '../read/due-orders-queries.ts';

/** What all sellers of a brand are notified of now: what is due in two hours, and what is overdue. */
export function spansNow(now: Date): DueSpan[] {
  const soon = {
    kind: 'order_due_soon',
    after: now,
    upTo: secondsAfter(now, dueSoonWithin),
    together: 'deadline',
    places: null,
  } as const;
  const late = {
    kind: 'order_overdue',
    after: secondsAfter(now, -overdueNotifiedFor),
    upTo: now,
    together: 'deadline',
    places: null,
  } as const;
  return [soon, late];
}

/** What is due today, from the morning on, where sellers have one time zone: a day ends with their own clock. */
export function spanOfToday(timeZone: string, places: readonly ShopPlace[], now: Date): DueSpan | null {
  const wall = wallClockAt(now, timeZone);
  const tomorrow = instantAt({ date: addDays(wall.date, 1), minute: 0 }, timeZone);
  const upTo = secondsAfter(tomorrow, -1);
  const together = { as: wall.date };
  return wall.minute < dueTodayFrom ? null : { kind: 'order_due_today', after: now, upTo, together, places };
}

/** Longer than any day lasts, also the one on which the clocks go back. */
const longestDay = 26 * 3600;

async function spansOfToday(db: MarketplaceDb, now: Date): Promise<DueSpan[]> {
  const places = await findPlacesWithDue(db, { now, until: secondsAfter(now, longestDay) });
  const byZone = Map.groupBy(places, timeZoneOf);
  return [...byZone].flatMap(([timeZone, lying]) => spanOfToday(timeZone, lying, now) ?? []);
}

async function notifyDue(db: MarketplaceDb, span: DueSpan, at: Date): Promise<number> {
  const { kind } = span;
  const due = await findUnnoticedDueOrders(db, span);
  return notifyAll(
    db,
    due.map(({ sellerId, key, orders, ...first }) => {
      const named = orderParams(orders.map(({ number, dispatchBy }) => ({ number, dispatchBy: new Date(dispatchBy) })));
      return { sellerId, kind, params: { ...first, ...named }, dedupeKey: key, at };
    }),
  );
}

/** Notifies all sellers of what is due, set by set, each case once however often it runs (GEN-18). */
export const sendDueOrderNotices = job(
  'notify_due_orders',
  async ({ app }) => {
    const now = app.clock();
    for (const brand of brandIds) {
      const ofToday = await withMarketplace(app.pool, brand, (db) => spansOfToday(db, now));
      for (const span of [...spansNow(now), ...ofToday]) {
        const written = await withMarketplace(app.pool, brand, (db) => notifyDue(db, span, now));
        if (written > 0) app.log.info({ brand, kind: span.kind, written }, 'sellers were notified');
      }
    }
  },
  [{ at: '*/5 * * * *', tries: 1 }],
);
