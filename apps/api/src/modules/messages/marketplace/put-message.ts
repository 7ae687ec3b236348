import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { findNumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findNumbered, lockOrderMessages } from '../write/message-queries.ts';
import { receiveMessage } from '../write/receive-message.ts';

/** Takes what a customer wrote; a number that is taken stays what it is (MKT-01, ORD-22). */
export async function putMessage({ db, caller, params, body, now, fail }: InputOf<typeof marketplaceApi.putMessage>) {
  const { brand } = caller;
  const { messageNo } = params;
  const order = (await findNumberedOrder(db, brand, params.orderNumber)) ?? fail('not_found');
  await lockOrderMessages(db, order.id);
  const known = await findNumbered(db, { sellerId: order.seller_id, messageNo });
  if (known !== undefined) {
    const { conversationId, subject, state, dueAt } = known;
    return { messageNo, conversationId, subject, state, dueAt: dueAt?.toISOString() ?? null };
  }
  const { subject, text, by: author = 'customer' } = body;
  const writtenAt = new Date(Math.min(Date.parse(body.writtenAt), now.getTime()));
  const received = await receiveMessage(db, { brand, order, messageNo, author, subject, text, writtenAt, now });
  return { messageNo, ...(received ?? fail('not_found')) };
}
