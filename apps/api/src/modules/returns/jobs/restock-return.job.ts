import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { putBack } from '../../offers/write/put-back.ts';
import { lockSellerOffers } from '../../offers/write/run-queries.ts';
import { findRestocked, writeRestocked } from '../write/restock-queries.ts';
import { lockReturn } from '../write/return-queries.ts';

/** Puts what came back saleable into the shop's stock, once; it waits for a running upload, which a decision would not (ORD-22). */
export const restockReturn = job('restock_return', async ({ app }, { sellerId, returnId }) => {
  const now = app.clock();
  await withSellerOfJob(app.pool, sellerId, async (db) => {
    await lockSellerOffers(db);
    const row = await lockReturn(db, { sellerId, id: returnId });
    if (row === undefined || row.restock === null || row.restocked_at !== null) return;
    const units = new Map((await findRestocked(db, row)).map(({ productId, count }) => [productId, count]));
    const by = row.steps.findLast(({ step }) => step === 'refund')?.name ?? row.return_no;
    await putBack(db, { sellerId, kind: 'return', actorName: by, impersonatedBy: null, now }, units);
    await writeRestocked(db, row, now);
  });
});
