import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { UploadKey } from '../write/upload-write-queries.ts';

export function findUploadToRevert(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.first(
    query
      .selectFrom('offer_upload')
      .select(['state', 'apply_run', 'uploaded_by', 'impersonated_by', 'corrects'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId),
  );
}
