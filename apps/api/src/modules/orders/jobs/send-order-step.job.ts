import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findDueStep, letGo } from '../write/held-step-queries.ts';
import { tellOutside } from '../write/tell-outside.ts';

/** Tells of a step once it can no longer be taken back; one that was taken back, or told of with the next step, is gone by then (ORD-17). */
export const sendOrderStep = job('send_order_step', async ({ app }, key) => {
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const due = await findDueStep(db, key, app.clock());
    if (due === undefined) return;
    await letGo(db, key);
    await tellOutside(db, key.sellerId, due.told);
  });
});
