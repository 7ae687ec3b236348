import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { countStock } from '../read/stock-count-queries.ts';

/** How much the warehouse holds for the seller (OFF-08). */
export async function counts({ db, session }: InputOf<typeof api.warehouse.counts>) {
  const { total, states, onHand, reserved, incoming, changedAt } = await countStock(db, session);
  return { total, states, units: { onHand, reserved, incoming }, changedAt: changedAt?.toISOString() ?? null };
}
