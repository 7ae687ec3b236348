import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import { withRetention } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { deleteOrdersBefore } from '../write/sandbox-queries.ts';

/** Deletes made-up orders after their days; in the portal nothing of this exists. */
export const clearSandbox = job(
  'clear_sandbox',
  async ({ app }) => {
    if (!app.isSandbox) throw new TypeError('only the sandbox is cleared');
    const before = secondsAfter(app.clock(), -limits.sandboxOrderDays * 24 * 3600);
    const orders = await withRetention(app.pool, (db) => deleteOrdersBefore(db, before));
    if (orders > 0) app.log.info({ orders }, 'made-up orders were deleted');
  },
  [{ at: '41 * * * *', tries: 3 }],
);
