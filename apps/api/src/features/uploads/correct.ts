import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { findUpload, markCorrected, upsertCorrections } from './upload-queries.ts';
import { uploadView } from './upload-view.ts';

/** Replaces values of single cells; the whole file is checked again, because rows depend on each other (UPL-09). */
export async function correct({ db, session, params, body, now, fail }: InputOf<typeof api.uploads.correct>) {
  const key = { sellerId: session.sellerId, uploadId: params.uploadId };
  const taken = await markCorrected(db, key);
  if (taken) {
    await upsertCorrections(db, key, body.corrections);
    const place = { ...catalogueQueue(session.sellerId), wish: `check:${params.uploadId}` };
    await enqueueJob(db, { name: 'check_upload', payload: key }, place);
  }
  const row = await findUpload(db, session.sellerId, params.uploadId);
  if (row === undefined) return fail('not_found');
  if (!taken) return fail('upload.invalid_state', { current: uploadView(row, session, now) });
  return uploadView(row, session, now);
}
