import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { replyReason, type ReplyReason } from '@offizin/domain/messages/waiting-reply';
import { isInTime, outcomeOf, type WaitingOutcome } from '@offizin/domain/orders/waiting-acts';
import { ApiError, call } from '../../platform/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { writeQuery } from '../../platform/write-query.ts';
import { conversationKey, messagesKey } from '../after-sale/message-counts.ts';
import { beingSent } from './other-tabs.ts';
import { sendInTurn } from './send-in-turn.ts';
import { waitingReplies, type WaitingReply } from './waiting-replies.ts';
import { isReply, showReplies, showReply } from './shown-replies.ts';
import { type ActsOf, dropAct, readRows, writeRow } from './waiting-rows.ts';

/** What other tabs have done with replies is shown here; what this page knows of those that were sent stays. */
export async function showWrittenReplies(of: ActsOf): Promise<void> {
  const written = await readRows(of, isReply);
  const here = waitingReplies.current().filter(({ id, state }) => state === 'sent' || beingSent.has(id));
  const known = new Set(here.map(({ id }) => id));
  const asWaiting = written
    .filter(({ id }) => !known.has(id) && !beingSent.has(id))
    .map((reply): WaitingReply => (reply.state === 'sending' ? { ...reply, state: 'waiting' } : reply));
  showReplies([...here, ...asWaiting]);
}

function isConversation(value: unknown): value is ConversationDetail {
  return typeof value === 'object' && value !== null && 'conversationId' in value && 'thread' in value;
}

const show = (detail: ConversationDetail) =>
  writeQuery<ConversationDetail>(queryClient, conversationKey(detail.conversationId), detail);

async function settle(of: ActsOf, reply: WaitingReply, reason: ReplyReason): Promise<void> {
  const settled: WaitingReply = { ...reply, state: 'to_settle', reason };
  await writeRow(of, reply.id, settled);
  showReply(settled);
}

const saidOf = (error: unknown) =>
  error instanceof ApiError ? { status: error.status, code: error.code } : { status: 0, code: '' };

async function sendOne(of: ActsOf, reply: WaitingReply): Promise<WaitingOutcome> {
  const { id, conversationId, version, text, files } = reply;
  if (!isInTime(new Date(reply.at), new Date())) {
    await settle(of, reply, 'too_old');
    return 'to_settle';
  }
  showReply({ ...reply, state: 'sending' });
  try {
    const request = { params: { conversationId }, body: { version, text, files: [...files] } };
    const detail = await call('POST /messages/:conversationId/reply', request, { idempotencyKey: id });
    await dropAct(id);
    show(detail);
    showReply({ ...reply, state: 'sent' });
    return 'sent';
  } catch (error) {
    const said = saidOf(error);
    const outcome = outcomeOf(said);
    if (outcome !== 'to_settle') {
      showReply({ ...reply, state: 'waiting' });
      return outcome;
    }
    // What is to be read first stands there before the text comes back.
    const current = error instanceof ApiError ? error.problem?.current : undefined;
    if (isConversation(current)) show(current);
    await settle(of, reply, replyReason(said, files.length));
    return outcome;
  }
}

/** Sends the replies that wait. */
export function sendReplies(of: ActsOf): Promise<void> {
  return sendInTurn({
    read: () => readRows(of, isReply),
    sendOne: (reply) => sendOne(of, reply),
    onDone: () => {
      for (const part of ['list', 'counts']) void queryClient.invalidateQueries({ queryKey: [...messagesKey, part] });
    },
  });
}
