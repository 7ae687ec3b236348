import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import { insertShippingCostsChanged } from '../../events/write/marketplace-event-queries.ts';
import { findShippingCosts } from '../write/shipping-costs-queries.ts';
import { writeShippingCosts } from '../write/shipping-costs-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { read } from './read.ts';

/** As it is in the history: an amount with its decimals. */
const shown = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : (amount / 100).toFixed(2);

/** Changes what the shop charges from its next order on (PRO-07). */
export async function save(input: InputOf<typeof api.shippingCosts.save>) {
  const { db, session, body, now, noted, fail } = input;
  const { sellerId, brand } = session;
  const before = await findShippingCosts(db, sellerId);
  if (!(await writeShippingCosts(db, { ...body, sellerId, brand, now }))) return fail('settings.version_conflict');
  noted.note('shipping_cost', shown(before?.cost), shown(body.cost));
  noted.note('free_shipping_above', shown(before?.freeAbove), shown(body.freeAbove));
  await insertShippingCostsChanged(db, now);
  await announce(db, { topic: 'profile', payload: { section: 'shipping_costs' } });
  return read(input);
}
