import type { api } from '@offizin/contract/api';
import { openVariables } from '@offizin/domain/messages/templates';
import { announce } from '../../events/write/announce-queries.ts';
import { insertMessageEvent } from '../../events/write/marketplace-event-queries.ts';
import { takeEvidence } from '../../files/write/evidence-files.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { writeAnswered } from '../write/conversation-queries.ts';
import { deleteDraft } from '../write/draft-queries.ts';
import { insertMessage } from '../write/message-queries.ts';
import { textForOthers } from '../write/text-order.ts';
import { settleTurn } from '../write/turn-queries.ts';
import { answerOf, conversationFor } from './take-step.ts';

type Reply = InputOf<typeof api.messages.reply>;

/** Answers the customer: the marketplace reads the answer, and what was due is settled (ORD-22). */
export async function reply(input: Reply) {
  const { db, session, body, now, fail } = input;
  const { text } = body;
  if (openVariables(text).length > 0)
    fail('request.invalid', { errors: [{ path: 'body.text', code: 'field.not_available' }] });
  const { conversation, order } = await conversationFor(input, 'reply');
  const taken = (await takeEvidence(db, body.files)) ?? fail('not_found');
  const files = taken.map((file, at) => ({ ...file, place: at + 1 }));
  const messageId = await insertMessage(db, {
    sellerId: conversation.sellerId,
    brand: session.brand,
    conversationId: conversation.id,
    author: 'shop',
    messageNo: null,
    writtenAt: now,
    text,
    hidden: textForOthers(text, order).hidden,
    files,
    by: session.userName,
    impersonatedBy: session.impersonatedBy,
  });
  await writeAnswered(db, conversation, now);
  await settleTurn(db, conversation, now);
  const conversationId = conversation.id;
  if (session.userId !== null) await deleteDraft(db, { conversationId, userId: session.userId });
  await insertMessageEvent(db, 'message.sent', { conversationId, messageId, orderNumber: order.number, now });
  await announce(db, { topic: 'messages', payload: { conversationId, state: 'answered' } });
  return answerOf(input, conversation);
}
