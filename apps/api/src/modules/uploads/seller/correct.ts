import type { api } from '@offizin/contract/api';
import type { Correction } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { InputOf } from '../../../platform/http/route.ts';
import { writeCorrections } from '../write/correction-queries.ts';
import { checkAgain, refuse } from './check-again.ts';
import { beginCorrecting, checkCorrecting } from './correct-applied.ts';
import { findUpload } from '../read/upload-queries.ts';
import { runsOf } from './upload-view.ts';

type Input = InputOf<typeof api.uploads.correct>;

/** Refused rows of an applied upload: their corrections gather in an upload of their own, which is applied when the seller asks for it. */
async function correctApplied(input: Input, corrections: readonly Correction[]): Promise<Upload> {
  const { uploadId } = input.params;
  const { key, seen } = await beginCorrecting(input, uploadId, corrections);
  await writeCorrections(input.db, key, { corrections, seen });
  return checkCorrecting(input, { key, uploadId });
}

/** Replaces values of single cells, or takes corrections back, and has the file checked again (UPL-09). */
export async function correct(input: Input): Promise<Upload> {
  const { db, session, params, body, fail } = input;
  const { sellerId } = session;
  const { uploadId } = params;
  const upload = await findUpload(db, sellerId, uploadId);
  if (upload === undefined) return fail('not_found');
  if (upload.state === 'applied') return correctApplied(input, body.corrections);
  const seen = runsOf(upload);
  if (seen === null) return refuse(input, uploadId);
  const next = await checkAgain(input, uploadId);
  await writeCorrections(db, { sellerId, uploadId }, { corrections: body.corrections, seen });
  return next;
}
