import type { BrandId } from '@offizin/domain/brand/brands';
import { afterWorkingHours } from '@offizin/domain/calendar/working-days';
import { type MessageSubject, stateAfter } from '@offizin/domain/messages/conversation';
import { replyHours } from '@offizin/domain/messages/urgency';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { readCalendarOf } from '../../calendar/write/read-calendars.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import type { NumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import {
  type ConversationRow,
  insertConversation,
  lockLatest,
  writeAnswered,
  writeOpen,
} from './conversation-queries.ts';
import { messageEvent } from './message-event.ts';
import { findTextOrder, insertMessage } from './message-queries.ts';
import { textForOthers } from './text-order.ts';
import { insertTurn } from './turn-queries.ts';

/** What was written about an order, whose messages the caller has locked. */
interface Written {
  readonly brand: BrandId;
  readonly order: Pick<NumberedOrder, 'id' | 'seller_id' | 'number' | 'warehouse'>;
  readonly messageNo: string;
  readonly author: 'customer' | 'marketplace';
  readonly subject: MessageSubject;
  readonly text: string;
  readonly writtenAt: Date;
  readonly now: Date;
}

interface Opened {
  readonly conversation: ConversationRow;
  readonly state: 'open' | 'answered';
  readonly dueAt: Date | null;
  readonly isTurn: boolean;
}

const ofOrder = ({ order, subject }: Written) => ({ sellerId: order.seller_id, orderId: order.id, subject });

/** Goes on with a conversation that the shop only reads, or begins it: nothing is due. */
async function readableConversation(db: MarketplaceDb, written: Written): Promise<ConversationRow> {
  const { brand, writtenAt, now } = written;
  const of = ofOrder(written);
  const latest = await lockLatest(db, of);
  if (latest === undefined || stateAfter('customer_wrote', latest, now) === null)
    return insertConversation(db, of, { brand, writtenAt, dueAt: null });
  await writeAnswered(db, latest, writtenAt > latest.lastAt ? writtenAt : latest.lastAt);
  return latest;
}

/** Gives the turn to the shop in the conversation that goes on, or in a new one; of orders of the warehouse it has none. */
async function openConversation(db: MarketplaceDb, written: Written): Promise<Opened> {
  const { brand, order, writtenAt, now } = written;
  if (order.warehouse) {
    const conversation = await readableConversation(db, written);
    return { conversation, state: 'answered', dueAt: null, isTurn: false };
  }
  const state = 'open' as const;
  const of = ofOrder(written);
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

interface Received extends Pick<Opened, 'state' | 'isTurn'> {
  readonly conversationId: string;
  readonly messageId: string;
}

/** What is said of a message: to open browsers and own systems of each, to people once for each turn. */
async function announceMessage(db: MarketplaceDb, { order, subject, now }: Written, received: Received): Promise<void> {
  const { conversationId, messageId, state, isTurn } = received;
  const { seller_id: sellerId, number } = order;
  await announceTo(db, [{ sellerId, topic: 'messages', payload: { conversationId, state } }]);
  if (order.warehouse) return;
  await notifySystems(db, [messageEvent({ sellerId, conversationId, messageId, order, subject }, now)]);
  if (!isTurn) return;
  const params = { number, conversationId };
  await notifyAll(db, [{ sellerId, kind: 'message_new', params, dedupeKey: `message:${messageId}`, at: now }]);
}

/** Keeps what a customer wrote as the shop may read it, due by the shop's working days (ORD-22); null where nobody may write about the order. */
export async function receiveMessage(db: MarketplaceDb, written: Written) {
  const { brand, order, author, messageNo, subject, text, writtenAt } = written;
  const { seller_id: sellerId } = order;
  const textOrder = await findTextOrder(db, { sellerId, orderId: order.id });
  if (textOrder === undefined || textOrder.customerErasedAt !== null) return null;
  // The marketplace answers for what its own warehouse sends, and for nothing else.
  if (author === 'marketplace' && !textOrder.warehouse) return null;
  const { conversation, state, dueAt, isTurn } = await openConversation(db, written);
  const conversationId = conversation.id;
  const messageId = await insertMessage(db, {
    sellerId,
    brand,
    conversationId,
    author,
    messageNo,
    writtenAt,
    ...textForOthers(text, textOrder),
    files: [],
    by: null,
    impersonatedBy: null,
  });
  await announceMessage(db, written, { conversationId, messageId, state, isTurn });
  return { conversationId, subject, state, dueAt: dueAt?.toISOString() ?? null };
}
