import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { sendReply } from './send-reply.ts';
import { answerOf, conversationFor } from './take-step.ts';

/** Answers the customer: the marketplace reads the answer, and what was due is settled (ORD-22). */
export async function reply(input: InputOf<typeof api.messages.reply>) {
  const { body } = input;
  const { conversation, order } = await conversationFor(input, 'reply');
  await sendReply(input, { conversation, order, text: body.text, files: body.files, path: 'body.text' });
  return answerOf(input, conversation);
}
