import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { nearlyFull } from '@offizin/domain/storage/storage-budget';
import type { InputOf } from '../../../platform/http/route.ts';
import { findCorrectionsOf, findUploadsBy } from '../read/upload-queries.ts';
import { findUploadUse } from '../write/upload-use-queries.ts';
import { uploadView } from './upload-view.ts';

/** What was applied is not pushed out of sight by previews, failures and corrections (UPL-06). */
export async function list({ db, session, now }: InputOf<typeof api.uploads.list>) {
  const { sellerId } = session;
  const find = (isApplied: boolean) => findUploadsBy(db, sellerId, { isApplied, count: limits.uploadHistory });
  const [applied, others] = await Promise.all([find(true), find(false)]);
  const uploadIds = applied.map(({ id }) => id);
  const corrections = await findCorrectionsOf(db, sellerId, { uploadIds, count: limits.uploadCorrectionsShown });
  const views = (rows: typeof applied) => rows.map((row) => uploadView(row, session, now));
  return {
    applied: views(applied),
    corrections: views(corrections),
    others: views(others),
    nearlyFull: nearlyFull(await findUploadUse(db, sellerId, now)),
  };
}
