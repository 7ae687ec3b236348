import type { MessageSubject } from '@offizin/domain/messages/conversation';
import type { SystemEvent } from '../../own-systems/write/notify-systems.ts';

interface Received {
  readonly sellerId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly order: { readonly id: string; readonly number: string };
  readonly subject: MessageSubject;
}

/** What a shop's own systems are sent of a message: what to ask for, and nothing that the customer wrote. */
export const messageEvent = (
  { sellerId, conversationId, messageId, order, subject }: Received,
  at: Date,
): SystemEvent<'message.received'> => ({
  sellerId,
  type: 'message.received',
  at,
  subject: order.number,
  data: { conversationId, messageId, orderId: order.id, orderNumber: order.number, subject },
});
