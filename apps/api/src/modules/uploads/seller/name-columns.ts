import type { api } from '@offizin/contract/api';
import type { Upload } from '@offizin/contract/uploads/upload';
import { headerKey } from '@offizin/domain/uploads/own-headers';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { findUpload } from '../read/upload-queries.ts';
import { keepOwnHeaders } from '../write/own-header-queries.ts';
import { moveUploadIf } from '../write/upload-write-queries.ts';
import { saysPurchasePrices } from './purchase-price-column.ts';
import { checkAgain, refuse, shown } from './check-again.ts';

type Input = InputOf<typeof api.uploads.nameColumns>;

/** Has a file that could not be read for its columns read once more. */
async function readAgain(input: Input): Promise<Upload> {
  const { db, session, params } = input;
  const key = { sellerId: session.sellerId, uploadId: params.uploadId };
  const isWaiting = await moveUploadIf(db, key, { action: 'read_again', set: { problem: null } });
  if (!isWaiting) return refuse(input, params.uploadId);
  await enqueueJob(db, { name: 'check_upload', payload: key }, catalogueQueue(key.sellerId));
  return shown(input, params.uploadId);
}

/** Keeps what the seller says that columns are, for this file and every later one with the same headers, and reads it again (UPL-02). */
export async function nameColumns(input: Input): Promise<Upload> {
  const { db, session, params, body, now, fail } = input;
  const { sellerId } = session;
  const upload = await findUpload(db, sellerId, params.uploadId);
  if (upload === undefined) return fail('not_found');
  // Once it is called something else, what stands in it would be shown.
  if (!seesPurchasePrices(session) && saysPurchasePrices(upload.reading)) return fail('access.impersonation');
  const headers = (upload.reading?.columns ?? []).map(({ header }) => header);
  const known = new Set(headers.map(headerKey));
  const named = body.columns.filter(({ header }) => known.has(headerKey(header)));
  if (named.length === 0 || upload.corrects !== null) return refuse(input, params.uploadId);
  await keepOwnHeaders(db, sellerId, { named, headers, now });
  return upload.state === 'failed' ? readAgain(input) : checkAgain(input, params.uploadId);
}
