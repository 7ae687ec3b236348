import { deleteUnattached, findUnattached } from '../../files/write/stored-file-queries.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { imageKey } from '../../../platform/files/media.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Removes the files of a picture that nothing shows: it was replaced, or the shop never came to show it. */
export const removeFile = job('remove_file', async ({ app }, { sellerId, fileId }) => {
  const { pool, files } = app;
  const file = await withSellerOfJob(pool, sellerId, (db) => findUnattached(db, sellerId, fileId));
  if (file === undefined || files === null) return;
  for (const name of file.names) await files.remove(imageKey(fileId, name));
  await withSellerOfJob(pool, sellerId, (db) => deleteUnattached(db, sellerId, fileId));
});
