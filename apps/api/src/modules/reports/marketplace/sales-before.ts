import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { findAllBefore, writeSalesBefore } from '../write/write-sales-before.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** Takes what a seller sold before the portal (MKT-01, INV-03). */
export async function putSalesBefore(input: InputOf<typeof marketplaceApi.putSalesBefore>) {
  const { db, caller, params, body, fail } = input;
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  await writeSalesBefore(db, { sellerId: seller.id, brand: caller.brand }, body.months);
  return { months: body.months.length };
}

/** What was said of the time before. */
export async function salesBefore({ db, caller, params, fail }: InputOf<typeof marketplaceApi.salesBefore>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  return { months: await findAllBefore(db, seller?.id ?? fail('not_found')) };
}
