import type { api } from '@offizin/contract/api';
import type { ShippingCostsView } from '@offizin/contract/shipping-costs/seller';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findShippingCosts } from '../write/shipping-costs-queries.ts';
import { countOrderValues } from '../read/shipping-costs-queries.ts';

const twelveWeeks = 12 * 7 * 24 * 3600;

type Reading = Pick<InputOf<typeof api.shippingCosts.read>, 'db' | 'session' | 'now'>;

/** What the shop charges for shipping, and what its newest orders were worth (PRO-07). */
export async function read({ db, session, now }: Reading): Promise<ShippingCostsView> {
  const { sellerId } = session;
  const since = secondsAfter(now, -twelveWeeks);
  const saved = await findShippingCosts(db, sellerId);
  const orders = await countOrderValues(db, sellerId, since);
  return {
    saved: saved === undefined ? null : { ...saved, savedAt: saved.savedAt.toISOString() },
    orders,
    since: since.toISOString(),
  };
}
