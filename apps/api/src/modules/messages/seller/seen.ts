import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockConversation, writeSeen } from '../write/conversation-queries.ts';

/** Notes that somebody of the shop has read a conversation to its end; the dot in everybody's list goes (ORD-22). */
export async function seen({ db, session, params, fail }: InputOf<typeof api.messages.seen>) {
  const key = { sellerId: session.sellerId, id: params.conversationId };
  const conversation = (await lockConversation(db, key)) ?? fail('not_found');
  if (await writeSeen(db, key))
    await announce(db, { topic: 'messages', payload: { conversationId: key.id, state: conversation.state } });
  return { unread: false };
}
