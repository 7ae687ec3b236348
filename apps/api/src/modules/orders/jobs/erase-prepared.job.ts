import { clearDispatches } from '../write/order-batch-queries.ts';
import { deleteDownloads } from '../write/download-write-queries.ts';
import { eraseConversations } from '../../messages/write/erasure-queries.ts';
import { deleteSellerData } from '../../exports/write/export-write-queries.ts';
import { eraseReturnsOf } from '../../returns/write/return-erasure-queries.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { forgetReplies } from '../../../platform/http/idempotency-queries.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Deletes what was made of a seller's orders before their customers were erased: prepared files, archives, kept replies; and what the customers said when they returned something (OPS-04). */
export const erasePrepared = job('erase_prepared', ({ app }, { sellerId, orderIds }) =>
  withSellerOfJob(app.pool, sellerId, async (db) => {
    await deleteDownloads(db, sellerId);
    await deleteSellerData(db, sellerId);
    await clearDispatches(db, sellerId, orderIds);
    await eraseConversations(db, app.clock());
    for (const returnId of await eraseReturnsOf(db, orderIds))
      await enqueueJob(db, { name: 'remove_return_files', payload: { sellerId, returnId } });
    await forgetReplies(db, sellerId, orderIds);
  }),
);
