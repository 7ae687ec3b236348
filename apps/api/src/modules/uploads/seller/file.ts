import type { api } from '@offizin/contract/api';
import { formatOfName, uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import type { InputOf } from '../../../platform/http/route.ts';
import { findUploadFile } from '../read/upload-queries.ts';

/** The file as it was uploaded (UPL-06). */
export async function file({ db, session, params, fail }: InputOf<typeof api.uploads.file>) {
  const found = await findUploadFile(db, session.sellerId, params.uploadId);
  if (found === undefined) return fail('not_found');
  return {
    fileName: found.fileName,
    mediaType: uploadMediaTypes[formatOfName(found.fileName) ?? 'xlsx'],
    content: found.content,
  };
}
