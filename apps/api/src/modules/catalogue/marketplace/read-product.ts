import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findLowestOffers, findProductRecord } from '../read/product-record-queries.ts';

/** A product of the catalogue, and what is asked for it. */
export async function product({ db, caller, params, fail }: InputOf<typeof marketplaceApi.product>) {
  const row = (await findProductRecord(db, caller.brand, params.productId)) ?? fail('not_found');
  const { no, updatedAt, offers, best, secondBest, highest, ...record } = row;
  const lowest = await findLowestOffers(db, no);
  return {
    ...record,
    updatedAt: updatedAt.toISOString(),
    onMarket: { offers: offers ?? 0, best, secondBest, highest, lowest },
  };
}
