import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { dueTodayFrom, dueSoonWithin, overdueNotifiedFor } from '@offizin/domain/notifications/due-times';
import { orderParams } from '@offizin/domain/notifications/order-params';
import { secondsAfter } from '../../../platform/clock.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { notifyAll } from '../write/notify-queries.ts';
import { type DueSpan, findUnnoticedDueOrders } from '../read/due-orders-queries.ts';

/** What sellers of a brand are notified of now: due in two hours, overdue, and from the morning on due today. */
export function dueSpans(brand: BrandId, now: Date): DueSpan[] {
  const { timeZone } = brands[brand];
  const wall = wallClockAt(now, timeZone);
  const tomorrow = instantAt({ date: addDays(wall.date, 1), minute: 0 }, timeZone);
  const soon = {
    kind: 'order_due_soon',
    after: now,
    upTo: secondsAfter(now, dueSoonWithin),
    together: 'deadline',
    now,
  } as const;
  const late = {
    kind: 'order_overdue',
    after: secondsAfter(now, -overdueNotifiedFor),
    upTo: now,
    together: 'deadline',
    now,
  } as const;
  const today = {
    kind: 'order_due_today',
    after: now,
    upTo: secondsAfter(tomorrow, -1),
    together: { as: wall.date },
    now,
  } as const;
  return wall.minute < dueTodayFrom ? [soon, late] : [soon, late, today];
}

async function notifyDue(db: MarketplaceDb, span: DueSpan): Promise<number> {
  const { kind, now: at } = span;
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
      for (const span of dueSpans(brand, now)) {
        const written = await withMarketplace(app.pool, brand, (db) => notifyDue(db, span));
        if (written > 0) app.log.info({ brand, kind: span.kind, written }, 'sellers were notified');
      }
    }
  },
  [{ at: '*/5 * * * *', tries: 1 }],
);
