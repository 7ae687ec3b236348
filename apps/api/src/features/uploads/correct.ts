import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { checkAgain } from './check-again.ts';
import { upsertCorrections } from '../../owners/uploads/upload-write-queries.ts';

/** Replaces values of single cells, and has the file checked again (UPL-09). */
export async function correct({ db, session, params, body, now, fail }: InputOf<typeof api.uploads.correct>) {
  const next = await checkAgain({ db, session, now, fail }, params.uploadId);
  await upsertCorrections(db, { sellerId: session.sellerId, uploadId: params.uploadId }, body.corrections);
  return next;
}
