import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findUpload } from '../read/upload-queries.ts';
import { uploadView } from './upload-view.ts';

export async function detail({ db, session, params, now, fail }: InputOf<typeof api.uploads.detail>) {
  const row = await findUpload(db, session.sellerId, params.uploadId);
  return row === undefined ? fail('not_found') : uploadView(row, session, now);
}
