import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { choiceKey } from '../catalogue/match-product.ts';
import { findDoubtful, findProductNo, keepChoice } from './sync-queries.ts';

/** Keeps which product a doubtful identifier means; the next file with it finds that product. */
export async function choose({ db, session, body, now, fail }: InputOf<typeof api.sync.choose>) {
  const { sellerId } = session;
  const doubtful = await findDoubtful(db, sellerId, body.subject);
  const productNo = await findProductNo(db, body.productId);
  if (doubtful === undefined || productNo === undefined) return fail('not_found');
  const identifier = choiceKey(doubtful.code, doubtful.gtin);
  await keepChoice(db, { sellerId, subject: body.subject, identifier, productNo, now });
  return body;
}
