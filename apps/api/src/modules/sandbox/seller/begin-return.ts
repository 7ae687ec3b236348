import type { api } from '@offizin/contract/api';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { askReturn } from '../write/ask-return.ts';
import { findMadeUpOrder } from '../write/sandbox-queries.ts';
import { returnView } from './return-view.ts';

/** Lets the customer of a made-up order return something or complain about it. */
export async function beginReturn(input: InputOf<typeof api.sandbox.beginReturn>) {
  const { app, session, params, body, now, fail } = input;
  // In the portal no order is made up.
  if (!app.isSandbox) return fail('not_found');
  const { sellerId, brand } = session;
  const { kind, units, words } = body;
  const filed = await withMarketplace(app.pool, brand, async (db) => {
    const order = (await findMadeUpOrder(db, { sellerId, orderId: params.orderId })) ?? fail('not_found');
    return askReturn(db, { brand, order, kind, units, words, now });
  });
  if (filed === 'not_possible') return fail('return.not_possible');
  return { return: returnView(filed === 'not_found' ? fail('not_found') : filed) };
}
