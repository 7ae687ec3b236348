import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { evidenceKey, forgetEvidence } from '../../files/write/evidence-files.ts';
import { clearFiles, findFilesOver } from '../write/picture-queries.ts';

/** Removes the pictures and files of a return that is over for a while; one that was opened again keeps them. */
export const removeReturnFiles = job('remove_return_files', async ({ app }, { sellerId, returnId }) => {
  const { pool, files: store } = app;
  const files = await withSellerOfJob(pool, sellerId, (db) => findFilesOver(db, returnId));
  if (store === null || files.length === 0) return;
  for (const file of files) await store.remove(evidenceKey(file));
  await withSellerOfJob(pool, sellerId, async (db) => {
    await forgetEvidence(db, files);
    await clearFiles(db, returnId);
  });
});
