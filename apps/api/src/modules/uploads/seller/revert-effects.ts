import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { countRevertEffects } from '../../offers/write/revert-queries.ts';
import { countPurchasePricesBack } from '../../purchase-prices/write/revert-purchase-price-queries.ts';
import { findUploadToRevert } from '../read/upload-to-revert-queries.ts';

/** What a revert would do now: much may have changed since the upload (UPL-12). */
export async function revertEffects({ db, session, params, fail }: InputOf<typeof api.uploads.revertEffects>) {
  const { sellerId } = session;
  const upload = await findUploadToRevert(db, { sellerId, uploadId: params.uploadId });
  if (upload === undefined) return fail('not_found');
  if (upload.state !== 'applied' || upload.apply_run === null)
    return { restored: 0, removed: 0, leftAlone: 0, purchasePrices: 0 };
  const run = { sellerId, of: upload.apply_run };
  return { ...(await countRevertEffects(db, run)), purchasePrices: await countPurchasePricesBack(db, run) };
}
