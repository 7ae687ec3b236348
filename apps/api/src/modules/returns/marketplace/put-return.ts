import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { fileReturn } from '../write/file-return.ts';
import { lockNumbered } from '../write/return-queries.ts';
import { returnStanding } from './return-standing.ts';

/** Takes what a customer returns or complains about; a number that is taken stays what it is (MKT-01, ORD-22). */
export async function putReturn({ db, caller, params, body, now, fail }: InputOf<typeof marketplaceApi.putReturn>) {
  const { brand } = caller;
  const { externalId: seller, returnNo } = params;
  const [shop] = await findSellers(db, brand, [seller]);
  const { id: sellerId } = shop ?? fail('not_found');
  const known = await lockNumbered(db, { sellerId, returnNo });
  if (known !== undefined) return returnStanding({ ...known, seller });
  const filed = await fileReturn(db, { sellerId, brand, returnNo, record: body, now });
  if (filed === 'not_possible') return fail('return.not_possible');
  return returnStanding({ ...(filed === 'not_found' ? fail('not_found') : filed), seller });
}
