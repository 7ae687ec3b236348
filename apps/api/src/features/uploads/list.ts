import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../platform/http/route.ts';
import { findUploads } from './upload-queries.ts';
import { uploadView } from './upload-view.ts';

export async function list({ db, session, now }: InputOf<typeof api.uploads.list>) {
  const rows = await findUploads(db, session.sellerId, limits.uploadHistory);
  return { items: rows.map((row) => uploadView(row, session, now)) };
}
