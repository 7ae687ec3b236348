import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { draftOf, dropDraft, keepDraft } from '../../platform/form-drafts.ts';
import { orderTextName } from '../../platform/stored-form-drafts.ts';
import { type ChosenUnits, chosenItems, firstChoice, useReplaceable } from './use-replaceable.ts';
import type { ReplyFile } from '../../parts/waiting/waiting-replies.ts';
import { useReplace, useReply } from './use-steps.ts';

const none: ChosenUnits = new Map();

/** What was ticked with the text that is a draft; nothing where the conversation went on and there is no draft to it. */
function keptUnits({ version, draft }: ConversationDetail, name: string): ChosenUnits | null {
  const [kept] = draftOf(name);
  if (kept === undefined || !Array.isArray(kept.typed)) return null;
  return kept.saved === version || draft !== null ? new Map(kept.typed) : null;
}

/** The units that are sent once more, null where that is not ticked; a reload goes on from there, as from the text. */
function useTick(conversation: ConversationDetail) {
  const name = orderTextName(conversation.orderId, `replacement/${conversation.conversationId}`);
  const [units, setUnits] = useState(() => keptUnits(conversation, name));
  const set = (next: ChosenUnits | null) => {
    setUnits(next);
    if (next === null) dropDraft(name);
    else keepDraft(name, [{ name: 'units', saved: conversation.version, typed: [...next] }]);
  };
  return [units, set] as const;
}

/** A reply, and what is sent once more with it where that is ticked: both are sent at once or neither. */
export function useAnswer(conversation: ConversationDetail, order: OrderDetail | undefined, onDone: () => void) {
  const replaceable = useReplaceable(order, conversation);
  const t = useTranslations('messages.replacement');
  const [units, setUnits] = useTick(conversation);
  const chosen = units ?? none;
  const done = () => {
    setUnits(null);
    onDone();
  };
  const reply = useReply(conversation, done);
  const replace = useReplace(conversation, t('replied'), done);
  const isTicked = units !== null && replaceable !== null;
  // What cannot be asked for now holds the reply that promises it.
  const items = isTicked && replaceable.refusal === null ? chosenItems(chosen, replaceable.lines) : [];
  return {
    replaceable,
    isTicked,
    chosen,
    choose: setUnits,
    tick: (isOn: boolean) => setUnits(isOn ? (replaceable === null ? none : firstChoice(replaceable)) : null),
    isComplete: !isTicked || items.length > 0,
    isPending: reply.isPending || replace.isPending,
    /** Whether this page sends what waits, or has. */
    isOwn: reply.isPending || reply.isSuccess,
    error: replace.error ?? reply.error,
    send: (written: { readonly text: string; readonly files: readonly ReplyFile[]; readonly draft: string }) => {
      // What the other one was refused for is no longer what is sent.
      if (isTicked) {
        reply.reset();
        replace.mutate({ items, reply: { text: written.text, files: written.files } });
      } else {
        replace.reset();
        reply.mutate(written);
      }
    },
  };
}
