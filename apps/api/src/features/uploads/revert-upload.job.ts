import { withSeller } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { insertOffersChanged } from '../../owners/outbox/marketplace-event-queries.ts';
import {
  ensureRunPartition,
  findUploadToRevert,
  finishRevert,
  giveUpRevert,
  noteLeftAlone,
  recountOffers,
  removeCreated,
  restoreChanged,
} from '../../owners/offers/revert-queries.ts';
import { emptySummary } from '../../owners/offers/run-totals.ts';
import { finishRun, insertRun, lockSellerOffers } from '../../owners/offers/run-queries.ts';
import { announce } from '../../owners/outbox/announce-queries.ts';

/** Takes back what an upload did, all of it or nothing; offers that were changed since stay as they are (UPL-12). */
export const revertUpload = job('revert_upload', async ({ app, lastTry }, key) => {
  const { sellerId, uploadId } = key;
  const now = app.clock();
  try {
    await withSeller(app.pool, sellerId, async (db) => {
      const upload = await findUploadToRevert(db, key);
      if (upload?.state !== 'reverting' || upload.apply_run === null) return;
      await lockSellerOffers(db);
      await ensureRunPartition(db, now);
      const { uploaded_by: actorName, impersonated_by: impersonatedBy } = upload;
      const runNo = await insertRun(db, sellerId, {
        kind: 'revert',
        dry: false,
        actorName,
        impersonatedBy,
        startedAt: now,
      });
      const run = { sellerId, of: upload.apply_run, runNo, now };
      const leftAlone = await noteLeftAlone(db, run);
      const restored = await restoreChanged(db, run);
      const removed = await removeCreated(db, run);
      await recountOffers(db, sellerId);
      await insertOffersChanged(db, run, { changed: restored, removed });
      await finishRun(db, run, {
        ...emptySummary(),
        rows: restored + leftAlone,
        changed: restored,
        rejected: leftAlone,
      });
      await finishRevert(db, key, { runNo, counts: { restored, removed, leftAlone } });
      await announce(db, {
        topic: 'upload',
        payload: { uploadId, state: 'reverted', done: restored + removed, total: restored + removed },
      });
      await announce(db, { topic: 'offers', payload: { changed: restored + removed } });
    });
  } catch (error) {
    if (lastTry) await withSeller(app.pool, sellerId, (db) => giveUpRevert(db, key));
    throw error;
  }
});
