import type { Upload } from '@offizin/contract/uploads/upload';
import type { Fail } from '../../../platform/fail.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { markCorrected } from '../write/upload-write-queries.ts';
import { findUpload } from '../read/upload-queries.ts';
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
export async function checkAgain(call: CheckingCall, uploadId: string): Promise<Upload> {
  const { db, session } = call;
  const key = { sellerId: session.sellerId, uploadId };
  if (!(await markCorrected(db, key))) return refuse(call, uploadId);
  await enqueueJob(
    db,
    { name: 'check_upload', payload: key },
    { ...catalogueQueue(key.sellerId), key: `check:${uploadId}` },
  );
  return shown(call, uploadId);
}

/** The upload as it is now. */
export async function shown({ db, session, now, fail }: CheckingCall, uploadId: string): Promise<Upload> {
  const row = await findUpload(db, session.sellerId, uploadId);
  return row === undefined ? fail('not_found') : uploadView(row, session, now);
}

/** Refuses what an upload can no longer take, and shows what it is now. */
export async function refuse(call: CheckingCall, uploadId: string): Promise<never> {
  return call.fail('upload.invalid_state', { current: await shown(call, uploadId) });
}
