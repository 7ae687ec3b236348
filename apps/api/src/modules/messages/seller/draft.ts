import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { announce } from '../../events/write/announce-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockConversation } from '../write/conversation-queries.ts';
import { deleteDraft, findDrafts, putDraft } from '../write/draft-queries.ts';

/** Keeps what somebody has typed; the others of the shop see that somebody writes, not what. */
export async function draft({ db, session, params, body, now, fail }: InputOf<typeof api.messages.draft>) {
  const { sellerId, userId, brand, userName } = session;
  const { conversationId } = params;
  const conversation = (await lockConversation(db, { sellerId, id: conversationId })) ?? fail('not_found');
  // Only an operator's session is nobody's, and this call is locked for operators.
  if (userId === null) return fail('access.impersonation');
  const before = (await findDrafts(db, conversationId)).find((each) => each.userId === userId);
  if (body.text.trim() === '') await deleteDraft(db, { conversationId, userId });
  else await putDraft(db, { conversationId, userId }, { brand, text: body.text, by: userName, now });
  const isNews = before === undefined || secondsAfter(before.savedAt, limits.messageWriting) <= now;
  if (isNews) await announce(db, { topic: 'messages', payload: { conversationId, state: conversation.state } });
  return { savedAt: now.toISOString() };
}
