import type { api } from '@offizin/contract/api';
import { formatOfName, uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import type { InputOf } from '../../../platform/http/route.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { findUploadFile } from '../read/upload-queries.ts';
import { saysPurchasePrices } from './purchase-price-column.ts';

/** The file as it was uploaded (UPL-06). */
export async function file({ db, session, params, fail }: InputOf<typeof api.uploads.file>) {
  const found = await findUploadFile(db, session.sellerId, params.uploadId);
  if (found === undefined) return fail('not_found');
  if (!seesPurchasePrices(session) && saysPurchasePrices(found.reading)) return fail('access.impersonation');
  return {
    fileName: found.fileName,
    mediaType: uploadMediaTypes[formatOfName(found.fileName) ?? 'xlsx'],
    content: found.content,
  };
}
