import type { UploadProblem } from '@offizin/contract/uploads/upload';
import { limits } from '@offizin/domain/limits';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import { ThreadTimeout } from '../../../platform/threads/threads.ts';
import { uploadTask } from '../../../engine/engine-tasks.ts';
import { findWhatStands } from '../../offers/write/what-stands-queries.ts';
import { recallCorrections } from '../write/remembered-correction-queries.ts';
import { failUpload } from '../write/upload-state.ts';
import { markCorrected, type UploadKey } from '../write/upload-write-queries.ts';
import { announce, announceProgress } from '../../events/write/announce-queries.ts';
import { notify } from '../../notifications/write/notify-queries.ts';
import { uploadNotices } from './upload-notices.ts';
import { findUpload } from '../read/upload-queries.ts';

async function runInThread({ app, threads }: JobContext, key: UploadKey, dry: boolean): Promise<void> {
  const state = dry ? 'checking' : 'applying';
  const announceDone = ({ done }: { done: number }) => {
    withSellerOfJob(app.pool, key.sellerId, (db) =>
      announceProgress(db, { topic: 'upload', payload: { uploadId: key.uploadId, state, done, total: 0 } }),
    ).catch((error: unknown) => app.log.warn({ err: error }, 'no progress announced'));
  };
  const task = { ...key, dry, now: app.clock().getTime() };
  await uploadTask.run(threads, task, { seconds: limits.catalogueJobSeconds, onProgress: announceDone });
}

/** Announces the state of the upload to the open browsers, and notifies the seller once it has ended. */
async function report({ app }: JobContext, key: UploadKey, redBefore: number): Promise<void> {
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const upload = await findUpload(db, key.sellerId, key.uploadId);
    if (upload === undefined) return;
    const rows = upload.summary?.rows ?? 0;
    // Who looks at an applied upload waits for its corrections, too.
    for (const uploadId of [upload.id, upload.corrects ?? []].flat())
      await announce(db, { topic: 'upload', payload: { uploadId, state: upload.state, done: rows, total: rows } });
    const { red } = await findWhatStands(db);
    for (const notice of uploadNotices({ upload, redBefore, red, now: app.clock() })) await notify(db, notice);
  });
}

/** A right code may show a price that was corrected last time, too. */
const recallsInTurn = 3;

/** Corrects what was corrected the same way before, and checks the file with that (UPL-09). */
async function recall(context: JobContext, key: UploadKey): Promise<void> {
  for (let turn = 0; turn < recallsInTurn; turn += 1) {
    const recalled = await withSellerOfJob(context.app.pool, key.sellerId, async (db) => {
      const cells = await recallCorrections(db, key);
      return cells > 0 && (await markCorrected(db, key));
    });
    if (!recalled) return;
    await runInThread(context, key, true);
  }
}

async function runUploadJob(context: JobContext, key: UploadKey, dry: boolean): Promise<void> {
  const { redBefore, isFirst } = await withSellerOfJob(context.app.pool, key.sellerId, async (db) => {
    const upload = await findUpload(db, key.sellerId, key.uploadId);
    return { redBefore: (await findWhatStands(db)).red, isFirst: dry && upload?.state === 'checking' };
  });
  const fail = (problem: UploadProblem) =>
    withSellerOfJob(context.app.pool, key.sellerId, (db) => failUpload(db, key, { problem, reading: null }));
  try {
    await runInThread(context, key, dry);
    if (isFirst) await recall(context, key);
  } catch (error) {
    if (error instanceof ThreadTimeout) {
      context.app.log.warn({ upload: key.uploadId }, 'an upload took too long');
      await fail('took_too_long');
    } else {
      if (context.isLast(error)) await fail('internal');
      if (!context.isLast(error)) throw error;
      context.app.log.error({ err: error, upload: key.uploadId }, 'an upload failed for good');
    }
  }
  await report(context, key, redBefore);
}

/** Looks at a file without changing any offer (UPL-08). */
export const checkUpload = job('check_upload', (context, key) => runUploadJob(context, key, true));

/** Writes what the check showed; the same code with the write (UPL-07). */
export const applyUpload = job('apply_upload', (context, key) => runUploadJob(context, key, false));
