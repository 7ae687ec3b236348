import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../platform/http/route.ts';
import { findUploadsBy } from './upload-queries.ts';
import { uploadView } from './upload-view.ts';

/** What was applied is not pushed out of sight by previews and failures (UPL-06). */
export async function list({ db, session, now }: InputOf<typeof api.uploads.list>) {
  const find = async (isApplied: boolean) => {
    const rows = await findUploadsBy(db, session.sellerId, { isApplied, count: limits.uploadHistory });
    return rows.map((row) => uploadView(row, session, now));
  };
  return { applied: await find(true), others: await find(false) };
}
