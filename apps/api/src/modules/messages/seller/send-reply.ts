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
import type { conversationFor } from './take-step.ts';

type Step = Awaited<ReturnType<typeof conversationFor>>;

interface Written extends Step {
  readonly text: string;
  readonly files: InputOf<typeof api.messages.reply>['body']['files'];
  /** Where the text stands in the request. */
  readonly path: string;
}

/** Writes a reply into its conversation: the customer's turn is next. */
export async function sendReply(
  { db, session, now, fail }: InputOf<typeof api.messages.reply> | InputOf<typeof api.messages.replace>,
  { conversation, order, text, files: wanted, path }: Written,
): Promise<void> {
  if (openVariables(text).length > 0) fail('request.invalid', { errors: [{ path, code: 'field.not_available' }] });
  const taken = (await takeEvidence(db, wanted)) ?? fail('not_found');
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
}
