import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findDueStep, endHold } from '../write/held-step-queries.ts';
import { notifyOutside } from '../write/notify-outside.ts';

/** Notifies everybody outside of a step once it can no longer be taken back; one that was taken back, or went out with the next step, is gone by then (ORD-17). */
export const sendOrderStep = job('send_order_step', async ({ app }, key) => {
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const due = await findDueStep(db, key, app.clock());
    if (due === undefined) return;
    await endHold(db, key);
    await notifyOutside(db, key.sellerId, due.notice);
  });
});
