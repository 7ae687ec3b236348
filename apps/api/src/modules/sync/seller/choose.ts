import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findProductNo, keepChoice } from '../../offers/write/choice-queries.ts';
import { choiceKey } from '../../offers/write/choice-key.ts';
import { beginRemedy } from './remedy.ts';
import { findDoubtful } from '../read/sync-queries.ts';

/** Keeps which product a doubtful identifier means, for every later file, and begins to make an offer of its row. */
export async function choose({ db, session, body, now, fail }: InputOf<typeof api.sync.choose>) {
  const { sellerId, userName: actorName, impersonatedBy } = session;
  const doubtful = await findDoubtful(db, sellerId, body.subject);
  const productNo = await findProductNo(db, body.productId);
  if (doubtful === undefined || productNo === undefined) return fail('not_found');
  await keepChoice(db, { sellerId, identifier: choiceKey(doubtful.code, doubtful.gtin), productNo, now });
  return beginRemedy(db, {
    sellerId,
    finding: 'duplicated_in_catalogue',
    subjects: [body.subject],
    stock: null,
    actorName,
    impersonatedBy,
    now,
  });
}
