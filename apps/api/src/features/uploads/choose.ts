import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { findProductNo, keepChoice } from '../../owners/offers/choice-queries.ts';
import { choiceKey } from '../../owners/offers/choice-key.ts';
import { checkAgain } from './check-again.ts';
import { findDoubtfulRow } from './row-list-queries.ts';
import { findUpload } from './upload-queries.ts';

/** Keeps which product a row's doubtful identifiers mean, for every later file too, and checks the file again (UPL-09). */
export async function choose({ db, session, params, body, now, fail }: InputOf<typeof api.uploads.choose>) {
  const { sellerId } = session;
  const upload = await findUpload(db, sellerId, params.uploadId);
  if (upload === undefined) return fail('not_found');
  const [row, productNo] = await Promise.all([
    upload.check_run === null
      ? undefined
      : findDoubtfulRow(db, { sellerId, runNo: upload.check_run, since: upload.created_at, rowNumber: body.rowNumber }),
    findProductNo(db, body.productId),
  ]);
  if (row === undefined || productNo === undefined) return fail('not_found');
  await keepChoice(db, { sellerId, identifier: choiceKey(row.code, row.gtin), productNo, now });
  return checkAgain({ db, session, now, fail }, params.uploadId);
}
