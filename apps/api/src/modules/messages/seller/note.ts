import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockConversation } from '../write/conversation-queries.ts';
import { insertMessage } from '../write/message-queries.ts';
import { answerOf } from './take-step.ts';

/** Writes something down for the shop's own people: nobody else reads it, and nothing is answered by it. */
export async function note(input: InputOf<typeof api.messages.note>) {
  const { db, session, params, body, now, fail } = input;
  const { sellerId } = session;
  const { conversationId } = params;
  const conversation = (await lockConversation(db, { sellerId, id: conversationId })) ?? fail('not_found');
  await insertMessage(db, {
    sellerId,
    brand: session.brand,
    conversationId,
    author: 'note',
    messageNo: null,
    writtenAt: now,
    text: body.text,
    hidden: [],
    files: [],
    by: session.userName,
    impersonatedBy: session.impersonatedBy,
  });
  await announce(db, { topic: 'messages', payload: { conversationId, state: conversation.state } });
  return answerOf(input, conversation);
}
