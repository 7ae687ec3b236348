import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { ApiError, newIdempotencyKey } from '../../platform/client.ts';
import { keeperToCome } from './keeper-to-come.ts';
import { type NewReply, replyKeeper } from './waiting-replies.ts';

/** Sends a reply once, and keeps it for later where there is no connection: null when it waits. */
export async function sendReplyOrKeep(
  reply: NewReply,
  send: (key: string) => Promise<ConversationDetail>,
): Promise<ConversationDetail | null> {
  const keeper = replyKeeper.current();
  const id = newIdempotencyKey();
  if (keeper !== null) return keeper.reply({ ...reply, id }, send);
  try {
    return await send(id);
  } catch (error) {
    const late = error instanceof ApiError && error.isNetwork ? await keeperToCome(replyKeeper) : null;
    if (late === null) throw error;
    return late.reply({ ...reply, id }, send);
  }
}
