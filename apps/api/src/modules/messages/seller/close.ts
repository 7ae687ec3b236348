import type { api } from '@offizin/contract/api';
import { asksSomething } from '@offizin/domain/messages/conversation';
import { announce } from '../../events/write/announce-queries.ts';
import { insertMessageEvent } from '../../events/write/marketplace-event-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { writeClosed } from '../write/conversation-queries.ts';
import { findUnanswered } from '../write/message-queries.ts';
import { dropTurn } from '../write/turn-queries.ts';
import { answerOf, conversationFor } from './take-step.ts';

/** Closes a conversation; where a question stays without a reply, somebody says why (ORD-22). */
export async function close(input: InputOf<typeof api.messages.close>) {
  const { db, session, body, now, fail } = input;
  const { conversation, order } = await conversationFor(input, 'close');
  const isOpen = conversation.state === 'open';
  const asked = isOpen ? await findUnanswered(db, conversation.id) : [];
  if (body.reason === null && asked.some(asksSomething))
    fail('request.invalid', { errors: [{ path: 'body.reason', code: 'field.required' }] });
  await writeClosed(db, conversation, { by: session.userName, reason: body.reason, now });
  await dropTurn(db, conversation);
  const conversationId = conversation.id;
  await insertMessageEvent(db, 'conversation.closed', {
    conversationId,
    messageId: null,
    orderNumber: order.number,
    now,
  });
  await announce(db, { topic: 'messages', payload: { conversationId, state: 'closed' } });
  return answerOf(input, conversation);
}
