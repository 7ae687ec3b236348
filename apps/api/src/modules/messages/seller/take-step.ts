import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { type ConversationStep, stateAfter } from '@offizin/domain/messages/conversation';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { type ConversationRow, lockConversation } from '../write/conversation-queries.ts';
import { findTextOrder } from '../write/message-queries.ts';
import { readConversation } from './read.ts';

interface StepCall {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly params: { readonly conversationId: string };
  readonly body: { readonly version: number };
  readonly fail: Fail<'not_found' | 'conversation.changed' | 'conversation.invalid_state'>;
}

/** The conversation of a step, locked, as the caller saw it and where the step can be taken; with the order that it is about. */
export async function conversationFor(input: StepCall, step: ConversationStep) {
  const { db, session, now, params, body, fail } = input;
  const { conversationId: id } = params;
  const conversation = (await lockConversation(db, { sellerId: session.sellerId, id })) ?? fail('not_found');
  const current = () => readConversation(input, id);
  if (conversation.version !== body.version) fail('conversation.changed', { current: await current() });
  if (stateAfter(step, conversation, now) === null) fail('conversation.invalid_state', { current: await current() });
  const order = (await findTextOrder(db, conversation)) ?? fail('not_found');
  // The marketplace answers for what lies in its warehouse.
  if (order.warehouse) fail('conversation.invalid_state', { current: await current() });
  return { conversation, order };
}

/** The conversation after a step. */
export async function answerOf(
  input: Pick<StepCall, 'db' | 'session' | 'now'> & { readonly fail: Fail<'not_found'> },
  { id }: Pick<ConversationRow, 'id'>,
): Promise<ConversationDetail> {
  return (await readConversation(input, id)) ?? input.fail('not_found');
}
