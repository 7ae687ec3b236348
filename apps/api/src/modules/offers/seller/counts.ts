import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findLastSynchronisation, findOfferCounts } from '../read/offer-count-queries.ts';

/** The kept counters of the seller's offers (OFF-02). */
export async function counts({ db, session }: InputOf<typeof api.offers.counts>) {
  const [found, synchronisedAt] = await Promise.all([
    findOfferCounts(db, session.sellerId),
    findLastSynchronisation(db, session.sellerId),
  ]);
  const statuses = { active: 0, inactive: 0, out_of_stock: 0 };
  for (const { status, offers } of found) statuses[status] = offers;
  return {
    total: statuses.active + statuses.inactive + statuses.out_of_stock,
    statuses,
    synchronisedAt: synchronisedAt?.toISOString() ?? null,
  };
}
