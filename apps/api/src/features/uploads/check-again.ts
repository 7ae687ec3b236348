import type { Upload } from '@offizin/contract/uploads';
import type { Fail } from '../../platform/fail.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { catalogueQueue, enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import type { ActiveSession } from '../../platform/session/active-session.ts';
import { markCorrected } from '../../owners/uploads/upload-write-queries.ts';
import { findUpload } from './upload-queries.ts';
import { uploadView } from './upload-view.ts';

export interface CheckingCall {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly fail: Fail<'not_found' | 'upload.invalid_state'>;
}

/**
 * Has the whole file checked again after something in it was corrected, because rows depend on each other. Fails with
 * `upload.invalid_state` when the file is not being looked at; what was corrected in this transaction is undone by that.
 */
export async function checkAgain({ db, session, now, fail }: CheckingCall, uploadId: string): Promise<Upload> {
  const key = { sellerId: session.sellerId, uploadId };
  const taken = await markCorrected(db, key);
  const row = await findUpload(db, key.sellerId, uploadId);
  if (row === undefined) return fail('not_found');
  if (!taken) return fail('upload.invalid_state', { current: uploadView(row, session, now) });
  await enqueueJob(
    db,
    { name: 'check_upload', payload: key },
    { ...catalogueQueue(key.sellerId), key: `check:${uploadId}` },
  );
  return uploadView(row, session, now);
}
