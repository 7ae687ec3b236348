import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { findNumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findAnswer } from '../read/thread-queries.ts';
import { messageFileView } from '../write/message-files.ts';
import { findTextOrder } from '../write/message-queries.ts';
import { textForOthers } from '../write/text-order.ts';

type Read = InputOf<typeof marketplaceApi.readMessage>;
type ReadFile = InputOf<typeof marketplaceApi.readMessageFile>;

async function answerOf({ db, caller, params, fail }: Read | ReadFile) {
  const { orderNumber, messageId } = params;
  const order = (await findNumberedOrder(db, caller.brand, orderNumber)) ?? fail('not_found');
  const of = { sellerId: order.seller_id, orderId: order.id };
  return (await findAnswer(db, { ...of, id: messageId })) ?? fail('not_found');
}

/** A shop's answer, as its customer may read it (ORD-22). */
export async function readMessage(input: Read) {
  const answer = await answerOf(input);
  const order = (await findTextOrder(input.db, answer)) ?? input.fail('not_found');
  return {
    messageId: answer.id,
    orderNumber: order.number,
    conversationId: answer.conversationId,
    subject: answer.subject,
    state: answer.state,
    writtenAt: answer.at.toISOString(),
    text: textForOthers(answer.text, order).text,
    files: (answer.files ?? []).map(messageFileView),
  };
}

/** A file of an answer: only ever a download. */
export async function readMessageFile(input: ReadFile) {
  const { app, params, fail } = input;
  const answer = await answerOf(input);
  const file = answer.files?.find(({ place }) => place === params.place) ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: file.name, mediaType: file.mediaType, content: await store.read(evidenceKey(file)) };
}
