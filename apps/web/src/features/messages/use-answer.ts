import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ChosenUnits, chosenItems, firstChoice, useReplaceable } from './use-replaceable.ts';
import type { ReplyFile } from '../../parts/waiting/waiting-replies.ts';
import { useReplace, useReply } from './use-steps.ts';

const none: ChosenUnits = new Map();

/** A reply, and what is sent once more with it where that is ticked: both are sent at once or neither. */
export function useAnswer(conversation: ConversationDetail, order: OrderDetail | undefined, onDone: () => void) {
  const replaceable = useReplaceable(order, conversation);
  const t = useTranslations('messages.replacement');
  const [wanted, setWanted] = useState(false);
  const [chosen, choose] = useState(none);
  const done = () => {
    setWanted(false);
    choose(none);
    onDone();
  };
  const reply = useReply(conversation, done);
  const replace = useReplace(conversation, t('replied'), done);
  const isTicked = wanted && replaceable !== null;
  // What cannot be asked for now holds the reply that promises it.
  const items = isTicked && replaceable.refusal === null ? chosenItems(chosen, replaceable.lines) : [];
  return {
    replaceable,
    isTicked,
    chosen,
    choose,
    tick: (isOn: boolean) => {
      setWanted(isOn);
      choose(isOn && replaceable !== null ? firstChoice(replaceable) : none);
    },
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
