import { deadJobDays, deletedTables } from '@offizin/domain/retention';
import type { App } from '../../../platform/app.ts';
import { deleteDeadJobs } from '../../../platform/db/jobs/job-queue.ts';
import { ensureMonthPartitions } from '../../../platform/db/schema/partitions.ts';
import { withRetention } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { eraseExpiredCustomers } from '../../orders/write/customer-erasure-queries.ts';
import { eraseExpiredReturns } from '../../returns/write/return-erasure-queries.ts';
import { deletePortion, dropExpiredMonths, rowsPerPortion } from '../write/retention-queries.ts';

/** The partitions of a month are made before it begins, when nobody waits for them. */
const weekAhead = 7 * 24 * 3600 * 1000;

/** Takes portions, each in a transaction of its own, until one is not full; returns how many rows they had. */
async function inPortions(take: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (;;) {
    const taken = await take();
    rows += taken;
    if (taken < rowsPerPortion) return rows;
  }
}

async function deleteExpired({ pool, clock }: App): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const table of deletedTables) {
    const rows = await inPortions(() => withRetention(pool, (db) => deletePortion(db, table, clock())));
    if (rows > 0) deleted[table] = rows;
  }
  return deleted;
}

/** Deletes what has expired and takes customers out of orders past their term (`domain/retention`). Runs every hour (OPS-04). */
export const retention = job(
  'retention',
  async ({ app }) => {
    const { pool, clock } = app;
    await withRetention(pool, (db) => ensureMonthPartitions(db, new Date(clock().getTime() + weekAhead)));
    const months = await withRetention(pool, dropExpiredMonths);
    const deleted = await deleteExpired(app);
    const customers = await inPortions(() =>
      withRetention(pool, (db) => eraseExpiredCustomers(db, clock(), rowsPerPortion)),
    );
    const returns = await inPortions(() => withRetention(pool, (db) => eraseExpiredReturns(db, rowsPerPortion)));
    const deadJobs = await deleteDeadJobs(pool, deadJobDays);
    app.log.info({ deleted, months, customers, returns, deadJobs }, 'retention');
  },
  [{ at: '17 * * * *', tries: 3 }],
);
