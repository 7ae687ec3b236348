import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { discardUpload, moveUpload, startApply } from '../write/upload-state.ts';
import { discardCorrecting, type UploadKey } from '../write/upload-write-queries.ts';
import { findUpload } from '../read/upload-queries.ts';
import { revertibleUntil, uploadView } from './upload-view.ts';

type MoveInput =
  | InputOf<typeof api.uploads.apply>
  | InputOf<typeof api.uploads.discard>
  | InputOf<typeof api.uploads.revert>;

interface Move {
  readonly by: (db: SellerDb, key: UploadKey) => Promise<boolean>;
  readonly job: 'apply_upload' | 'revert_upload' | null;
}

/** Moves an upload on and asks for the work that this takes, together. */
async function moveOn({ db, session, params, now, fail }: MoveInput, move: Move) {
  const key = { sellerId: session.sellerId, uploadId: params.uploadId };
  const moved = await move.by(db, key);
  const row = await findUpload(db, key.sellerId, key.uploadId);
  if (row === undefined) return fail('not_found');
  if (!moved) return fail('upload.invalid_state', { current: uploadView(row, session, now) });
  if (move.job !== null) await enqueueJob(db, { name: move.job, payload: key }, catalogueQueue(session.sellerId));
  return uploadView(row, session, now);
}

export function apply(input: InputOf<typeof api.uploads.apply>) {
  const by: Move['by'] = (db, key) => startApply(db, key, input.session);
  return moveOn(input, { by, job: 'apply_upload' });
}

export function discard(input: InputOf<typeof api.uploads.discard>) {
  return moveOn(input, { by: discardUpload, job: null });
}

/** Within 24 hours of the apply (UPL-12). */
export async function revert(input: InputOf<typeof api.uploads.revert>) {
  const { db, session, params, now, fail } = input;
  const row = await findUpload(db, session.sellerId, params.uploadId);
  if (row?.state === 'applied' && revertibleUntil(row, now) === null) return fail('upload.revert_too_late');
  const by: Move['by'] = async (of, key) => {
    const moved = await moveUpload(of, key, 'revert');
    if (moved) await discardCorrecting(of, key);
    return moved;
  };
  return moveOn(input, { by, job: 'revert_upload' });
}
