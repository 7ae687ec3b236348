import { judgeSellerAgain } from '../../offers/write/judge-again.ts';
import { revertRun } from '../../offers/write/revert.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { recountCorrected } from '../write/corrected-summary-queries.ts';
import { finishRevert, moveUpload } from '../write/upload-state.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findUploadToRevert } from '../read/upload-to-revert-queries.ts';

/** Takes back what an upload did, all of it or nothing; offers that were changed since stay as they are (UPL-12). */
export const revertUpload = job('revert_upload', async ({ app, isLast }, key) => {
  const { sellerId, uploadId } = key;
  const now = app.clock();
  try {
    await withSellerOfJob(app.pool, sellerId, async (db) => {
      const upload = await findUploadToRevert(db, key);
      if (upload?.state !== 'reverting' || upload.apply_run === null) return;
      const { apply_run: of, uploaded_by: actorName, impersonated_by: impersonatedBy } = upload;
      const reverted = await revertRun(db, { sellerId, of, actorName, impersonatedBy, now });
      await finishRevert(db, key, reverted);
      if (upload.corrects !== null) await recountCorrected(db, { sellerId, uploadId: upload.corrects });
      const done = reverted.counts.restored + reverted.counts.removed;
      for (const id of [uploadId, upload.corrects ?? []].flat())
        await announce(db, { topic: 'upload', payload: { uploadId: id, state: 'reverted', done, total: done } });
      // The catalogue may have changed since the results that are back were found.
      await judgeSellerAgain(db, sellerId);
    });
  } catch (error) {
    if (isLast(error)) await withSellerOfJob(app.pool, sellerId, (db) => moveUpload(db, key, 'give_up_revert'));
    throw error;
  }
});
