import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { BrandId } from '@offizin/domain/brand/brands';
import { afterWorkingHours } from '@offizin/domain/calendar/working-days';
import { stateAfter } from '@offizin/domain/messages/conversation';
import { replyHours } from '@offizin/domain/messages/urgency';
import { readCalendarOf } from '../../calendar/write/read-calendars.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { findNumberedOrder, type NumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import {
  type ConversationRow,
  insertConversation,
  lockLatest,
  type OfOrder,
  writeAnswered,
  writeOpen,
} from '../write/conversation-queries.ts';
import { findNumbered, findTextOrder, insertMessage, lockOrderMessages } from '../write/message-queries.ts';
import { textForOthers } from '../write/text-order.ts';
import { messageEvent } from './message-event.ts';
import { insertTurn } from '../write/turn-queries.ts';

type Put = InputOf<typeof marketplaceApi.putMessage>;

interface Opened {
  readonly conversation: ConversationRow;
  readonly state: 'open' | 'answered';
  readonly dueAt: Date | null;
  readonly isTurn: boolean;
}

/** Goes on with a conversation that the shop only reads, or begins it: nothing is due. */
async function readableConversation({ db, body, now }: Put, of: OfOrder & { brand: BrandId }, writtenAt: Date) {
  const latest = await lockLatest(db, of);
  if (latest === undefined || stateAfter('customer_wrote', latest, now) === null)
    return insertConversation(db, { ...of, subject: body.subject }, { brand: of.brand, writtenAt, dueAt: null });
  await writeAnswered(db, latest, writtenAt > latest.lastAt ? writtenAt : latest.lastAt);
  return latest;
}

/** Gives the turn to the shop in the conversation that goes on, or in a new one; of orders of the warehouse it has none. */
async function openConversation(input: Put, order: NumberedOrder, writtenAt: Date): Promise<Opened> {
  const { db, caller, body, now } = input;
  const { brand } = caller;
  const of = { sellerId: order.seller_id, orderId: order.id, subject: body.subject };
  if (order.warehouse) {
    const conversation = await readableConversation(input, { ...of, brand }, writtenAt);
    return { conversation, state: 'answered', dueAt: null, isTurn: false };
  }
  const state = 'open' as const;
  const latest = await lockLatest(db, of);
  const { working } = await readCalendarOf(db, of.sellerId, writtenAt);
  const due = afterWorkingHours(working, writtenAt, replyHours);
  if (latest === undefined || stateAfter('customer_wrote', latest, now) === null) {
    const opened = await insertConversation(db, of, { brand, writtenAt, dueAt: due });
    await insertTurn(db, opened, { brand, dueAt: due });
    return { conversation: opened, state, dueAt: due, isTurn: true };
  }
  const dueAt = await writeOpen(db, latest, { writtenAt, due });
  const isTurn = latest.state !== 'open';
  if (isTurn) await insertTurn(db, latest, { brand, dueAt });
  return { conversation: latest, state, dueAt, isTurn };
}

interface Received {
  readonly order: NumberedOrder;
  readonly conversationId: string;
  readonly messageId: string;
  readonly state: Opened['state'];
  readonly isTurn: boolean;
}

/** What is said of a message: to open browsers and own systems of each, to people once for each turn. */
async function announceMessage({ db, body, now }: Put, { order, conversationId, messageId, state, isTurn }: Received) {
  const { seller_id: sellerId, number } = order;
  await announceTo(db, [{ sellerId, topic: 'messages', payload: { conversationId, state } }]);
  if (order.warehouse) return;
  await notifySystems(db, [messageEvent({ sellerId, conversationId, messageId, order, subject: body.subject }, now)]);
  if (!isTurn) return;
  const params = { number, conversationId };
  await notifyAll(db, [{ sellerId, kind: 'message_new', params, dedupeKey: `message:${messageId}`, at: now }]);
}

/** Takes what a customer wrote: kept as the shop may read it, and due by the shop's working days (ORD-22). */
export async function putMessage(input: Put) {
  const { db, caller, params, body, now, fail } = input;
  const { messageNo } = params;
  const order = (await findNumberedOrder(db, caller.brand, params.orderNumber)) ?? fail('not_found');
  const { seller_id: sellerId } = order;
  await lockOrderMessages(db, order.id);
  const known = await findNumbered(db, { sellerId, messageNo });
  if (known !== undefined) {
    const { conversationId, subject, state, dueAt } = known;
    return { messageNo, conversationId, subject, state, dueAt: dueAt?.toISOString() ?? null };
  }
  const textOrder = await findTextOrder(db, { sellerId, orderId: order.id });
  if (textOrder === undefined || textOrder.customerErasedAt !== null) return fail('not_found');
  const author = body.by ?? 'customer';
  // The marketplace answers for what its own warehouse sends, and for nothing else.
  if (author === 'marketplace' && !textOrder.warehouse) return fail('not_found');
  const writtenAt = new Date(Math.min(Date.parse(body.writtenAt), now.getTime()));
  const { conversation, state, dueAt, isTurn } = await openConversation(input, order, writtenAt);
  const conversationId = conversation.id;
  const messageId = await insertMessage(db, {
    sellerId,
    brand: caller.brand,
    conversationId,
    author,
    messageNo,
    writtenAt,
    ...textForOthers(body.text, textOrder),
    files: [],
    by: null,
    impersonatedBy: null,
  });
  await announceMessage(input, { order, conversationId, messageId, state, isTurn });
  return { messageNo, conversationId, subject: body.subject, state, dueAt: dueAt?.toISOString() ?? null };
}
