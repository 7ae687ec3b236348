import { brandIds } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { moneyOf, stepOfSilence } from '@offizin/domain/returns/return-steps';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { findDueSoon, findLate } from '../read/late-return-queries.ts';
import { lockReturn } from '../write/return-queries.ts';
import { caseOf, takeStep } from '../write/take-step.ts';

/** How long before the end of its time a shop that has to decide is reminded. */
const remindedBefore = 24 * 3600;

/** Moves on what nobody decided in time, one return in each transaction, and reminds of what is due within a day (ORD-22). */
export const moveLateReturns = job(
  'move_late_returns',
  async ({ app }) => {
    const now = app.clock();
    for (const brand of brandIds) {
      const late = await withMarketplace(app.pool, brand, (db) =>
        findLate(db, { brand, now, limit: limits.returnsAtOnce }),
      );
      for (const key of late)
        await withMarketplace(app.pool, brand, async (db) => {
          const row = await lockReturn(db, key);
          const step = row === undefined ? null : stepOfSilence(caseOf(row), now);
          if (row === undefined || step === null || row.due_at === null || row.due_at > now) return;
          const money = moneyOf(step) === null ? {} : { money: { of: 'rest' } as const };
          await takeStep(db, row, { step, by: 'time', name: null, now, ...money });
        });
      await withMarketplace(app.pool, brand, async (db) => {
        const due = await findDueSoon(db, { brand, now, within: remindedBefore });
        await notifyAll(
          db,
          due.map(({ sellerId, id, returnNo, version }) => ({
            sellerId,
            kind: 'return_due' as const,
            params: { number: returnNo, returnId: id },
            dedupeKey: `return:${id}:due:${version}`,
            at: now,
          })),
        );
      });
    }
  },
  [{ at: '*/5 * * * *', tries: 1 }],
);
