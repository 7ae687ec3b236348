import { textBack } from '@offizin/domain/messages/waiting-reply';
import { outcomeOf } from '@offizin/domain/orders/waiting-acts';
import { ApiError } from '../../platform/client.ts';
import { alone, beingSent, tellActs } from './other-tabs.ts';
import { hideDraft, hideReply, isDraft, isReply, showDraft, showReply } from './shown-replies.ts';
import { isOpen } from './waiting-acts.ts';
import {
  replyKeeper,
  type ReplyKeeper,
  type UnsentDraft,
  unsentDrafts,
  waitingReplies,
  type WaitingReply,
} from './waiting-replies.ts';
import { type ActsOf, dropAct, readRows, writeRow } from './waiting-rows.ts';

const draftName = (conversationId: string): string => `draft ${conversationId}`;

/** Written down before it is sent: whatever happens to the page, it is sent, and once. */
function keepingReply(of: ActsOf, dropDraft: ReplyKeeper['dropDraft']): ReplyKeeper['reply'] {
  return async ({ id, conversationId, number, customer, version, text, files, draft }, send) => {
    const about = { id, kind: 'reply', conversationId, number, customer, version, text, files, draft } as const;
    const reply: WaitingReply = { ...about, at: new Date().toISOString(), state: 'sending', reason: null };
    beingSent.add(id);
    try {
      await writeRow(of, id, reply);
      const next = await send(id);
      await dropAct(id);
      await dropDraft(conversationId);
      return next;
    } catch (error) {
      if (error instanceof ApiError && error.isNetwork) {
        const waiting: WaitingReply = { ...reply, state: 'waiting' };
        await writeRow(of, id, waiting);
        beingSent.delete(id);
        showReply(waiting);
        await dropDraft(conversationId);
        tellActs();
        return null;
      }
      // Who signs in again finds it waiting.
      if (!(error instanceof ApiError) || outcomeOf(error) !== 'signed_out') await dropAct(id);
      throw error;
    } finally {
      beingSent.delete(id);
    }
  };
}

const waitsAlready = (conversationId: string, text: string): boolean =>
  waitingReplies
    .current()
    .some((reply) => reply.conversationId === conversationId && isOpen(reply) && reply.text.trim() === text.trim());

function keeperOf(of: ActsOf): ReplyKeeper {
  const dropDraft = async (conversationId: string) => {
    // Another tab's is its own.
    if (!unsentDrafts.current().has(conversationId)) return;
    hideDraft(conversationId);
    await dropAct(draftName(conversationId));
  };
  const write = async (draft: UnsentDraft) => {
    showDraft(draft);
    await writeRow(of, draftName(draft.conversationId), draft);
  };
  const drop = async ({ id }: WaitingReply) => {
    await dropAct(id);
    hideReply(id);
    tellActs();
  };
  return {
    reply: keepingReply(of, dropDraft),
    draft: async ({ conversationId, text, files, draft }) => {
      // The draft of a reply that waits by now came late.
      if (waitsAlready(conversationId, text)) return;
      await write({ kind: 'draft', conversationId, text, files, draft, reason: null, isTaken: true });
    },
    dropDraft,
    drop,
    // While one tab sends nobody takes back: what was sent meanwhile is gone by then.
    takeBack: (taken) =>
      alone(async () => {
        const reply = (await readRows(of, isReply)).find(({ id }) => id === taken.id);
        if (reply === undefined || beingSent.has(reply.id)) return;
        const { conversationId, files, draft, reason } = reply;
        const text = textBack(reply, unsentDrafts.current().get(conversationId)?.text ?? '');
        await write({ kind: 'draft', conversationId, text, files, draft, reason, isTaken: false });
        await drop(reply);
      }),
  };
}

/** Keeps from now on the replies and drafts that the server does not get; what an earlier page has kept is shown. Returns what ends it. */
export async function keepReplies(of: ActsOf): Promise<() => void> {
  for (const draft of await readRows(of, isDraft))
    if (!unsentDrafts.current().has(draft.conversationId)) showDraft({ ...draft, isTaken: false });
  replyKeeper.set(keeperOf(of));
  return () => replyKeeper.set(null);
}
