import type { api } from '@offizin/contract/api';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import { limits } from '@offizin/domain/limits';
import { areReplaceable, isReplaceable, unitsToReplace } from '@offizin/domain/replacements/replacement';
import { announce } from '../../events/write/announce-queries.ts';
import { insertReplacementRequested } from '../../events/write/marketplace-event-queries.ts';
import { findReplacements, insertReplacement, lockReplaceable } from '../../replacements/write/replacement-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { writeActed } from '../write/conversation-queries.ts';
import { sendReply } from './send-reply.ts';
import { answerOf, conversationFor } from './take-step.ts';

type Replace = InputOf<typeof api.messages.replace>;

/** What is asked for, with the products by which the marketplace knows them; nothing more than is left of the order. */
async function itemsAsked({ db, body, now, fail }: Replace, orderId: string) {
  const order = (await lockReplaceable(db, orderId)) ?? fail('not_found');
  // Read behind the lock: two who replace the same units at once come one after the other.
  const before = await findReplacements(db, orderId);
  const { status, warehouse, sentAt, erasedAt, lines } = order;
  const isFull = before.length >= limits.replacementsOfOrder;
  const isPossible = !isFull && isReplaceable({ status, warehouse, sentAt, isErased: erasedAt !== null }, now);
  if (!isPossible || !areReplaceable(body.items, unitsToReplace(lines, before)))
    return fail('replacement.not_possible');
  const products = new Map(lines.map(({ id, productId }) => [id, productId]));
  return body.items.map(({ lineId, units }) => ({ lineId, units, productId: products.get(lineId) ?? '' }));
}

/** Asks the marketplace to make an order at no charge of some units, and answers the customer with it or does not: both or neither (ORD-22). */
export async function replace(input: Replace) {
  const { db, session, body, now } = input;
  const { conversation, order } = await conversationFor(input, 'reply');
  const { id: conversationId, orderId } = conversation;
  const items = await itemsAsked(input, orderId);
  const { brand, userName: by } = session;
  const replacementId = await insertReplacement(db, { brand, orderId, conversationId, items, by, now });
  await insertReplacementRequested(db, { orderNumber: order.number, replacementId, now });
  await announce(db, orderAnnouncement([orderId]));
  if (body.reply === null) {
    await writeActed(db, conversation);
    await announce(db, { topic: 'messages', payload: { conversationId, state: conversation.state } });
  } else {
    await sendReply(input, { conversation, order, ...body.reply, path: 'body.reply.text' });
  }
  return answerOf(input, conversation);
}
