import type { api } from '@offizin/contract/api';
import { takeBackRecalled as takeBack } from '../write/remembered-correction-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { checkAgain } from './check-again.ts';

/** Takes back what was corrected as last time, forgets it, and has the file checked again (UPL-09). */
export async function takeBackRecalled(input: InputOf<typeof api.uploads.takeBackRecalled>) {
  const { db, session, params } = input;
  const next = await checkAgain(input, params.uploadId);
  await takeBack(db, { sellerId: session.sellerId, uploadId: params.uploadId });
  return { ...next, recalled: 0 };
}
