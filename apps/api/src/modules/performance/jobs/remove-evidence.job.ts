import { evidenceKey, forgetEvidence } from '../../files/write/evidence-files.ts';
import { clearEvidence, findEvidence } from '../write/dispute-queries.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Removes the files of a dispute that was decided a while ago. */
export const removeEvidence = job('remove_evidence', async ({ app }, { sellerId, disputeId }) => {
  const { pool, files: store } = app;
  const files = await withSellerOfJob(pool, sellerId, (db) => findEvidence(db, disputeId));
  if (store === null || files.length === 0) return;
  for (const file of files) await store.remove(evidenceKey(file));
  await withSellerOfJob(pool, sellerId, async (db) => {
    await forgetEvidence(db, files);
    await clearEvidence(db, disputeId);
  });
});
