import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findProductNo, keepChoice } from '../../offers/write/choice-queries.ts';
import { choiceKey } from '../../offers/write/choice-key.ts';
import { markChosen } from '../write/correction-queries.ts';
import { checkAgain } from './check-again.ts';
import { beginCorrecting, checkCorrecting } from './correct-applied.ts';
import { findDoubtfulRow } from '../read/row-list-queries.ts';
import { findUpload } from '../read/upload-queries.ts';
import { runsOf } from './upload-view.ts';

/** Keeps which product a row's doubtful identifiers mean, or that it is a new one, for every later file too, and checks the file again (UPL-09, UPL-13). */
export async function choose(input: InputOf<typeof api.uploads.choose>) {
  const { db, session, params, body, now, fail } = input;
  const { sellerId } = session;
  const { uploadId } = params;
  const upload = await findUpload(db, sellerId, uploadId);
  if (upload === undefined) return fail('not_found');
  const runs = runsOf(upload);
  const correcting = upload.state === 'applied' ? await beginCorrecting(input, uploadId, [body]) : null;
  const seen = correcting?.seen ?? runs;
  const row = seen === null ? undefined : await findDoubtfulRow(db, seen, body.rowNumber);
  const productNo = body.productId === null ? null : await findProductNo(db, body.productId);
  if (row === undefined || productNo === undefined) return fail('not_found');
  // Where several products have the identifiers, none of them is no answer.
  if (productNo === null && row.finding !== 'new_product') return fail('not_found');
  await keepChoice(db, { sellerId, identifier: choiceKey(row.code, row.gtin), productNo, now });
  if (correcting === null) return checkAgain(input, uploadId);
  await markChosen(db, correcting.key, body);
  return checkCorrecting(input, { key: correcting.key, uploadId });
}
