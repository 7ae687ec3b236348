import type { api } from '@offizin/contract/api';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockOrderMessages } from '../../messages/write/message-queries.ts';
import { receiveMessage } from '../../messages/write/receive-message.ts';
import { madeUpNumber } from '../write/made-up-number.ts';
import { findMadeUpOrder } from '../write/sandbox-queries.ts';

/** Lets the customer of a made-up order write to the shop. */
export async function writeMessage(input: InputOf<typeof api.sandbox.writeMessage>) {
  const { app, session, params, body, now, fail } = input;
  // In the portal no order is made up.
  if (!app.isSandbox) return fail('not_found');
  const { sellerId, brand } = session;
  const message = await withMarketplace(app.pool, brand, async (db) => {
    const order = (await findMadeUpOrder(db, { sellerId, orderId: params.orderId })) ?? fail('not_found');
    await lockOrderMessages(db, order.id);
    const written = { brand, order, messageNo: madeUpNumber(), author: 'customer', writtenAt: now, now } as const;
    return receiveMessage(db, { ...written, ...body });
  });
  return { message: message ?? fail('not_found') };
}
