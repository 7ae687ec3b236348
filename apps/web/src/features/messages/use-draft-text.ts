import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { type ReplyReason, textBack } from '@offizin/domain/messages/waiting-reply';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { replyKeeper, type ReplyFile, takeDraft, unsentDrafts } from '../../parts/waiting/waiting-replies.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { useFollowed } from '../../platform/use-followed.ts';
import { writeQuery } from '../../platform/write-query.ts';
import { conversationQuery } from './message-queries.ts';

/** How long after a change a draft is kept, in milliseconds. */
const pause = 2000;

/** `here` is on this device alone, until there is a connection. */
export type DraftState = 'none' | 'unsaved' | 'saving' | 'saved' | 'here' | 'failed';

/** Shows a draft wherever the conversation is read from. */
function useShownDraft(conversationId: string): (text: string) => void {
  const queries = useQueryClient();
  return (text) => {
    const draft = text.trim() === '' ? null : { text, savedAt: new Date().toISOString() };
    writeQuery(queries, conversationQuery(conversationId).queryKey, (detail) => detail && { ...detail, draft });
  };
}

/** Keeps on this device what the server did not get; false where that is not possible. */
async function keepHere(
  error: unknown,
  draft: { conversationId: string; text: string; draft: string },
): Promise<boolean> {
  const keeper = replyKeeper.current();
  if (keeper === null || !(error instanceof ApiError && error.isNetwork)) return false;
  return keeper.draft({ ...draft, files: [] }).then(
    () => true,
    () => false,
  );
}

/** Saves what is due every two seconds, once there is a connection again, and when somebody leaves or signs out. */
function useSaving(save: () => Promise<void>): (is: boolean) => void {
  const isDue = useRef(false);
  const isOffline = useOfflineSince() !== null;
  const saveNow = useEffectEvent(save);
  // Two seconds after the first letter, and again while one goes on.
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDue.current) return;
      isDue.current = false;
      void saveNow();
    }, pause);
    return () => clearInterval(timer);
  }, []);
  // What only this device has goes to the server.
  useEffect(() => {
    if (!isOffline) isDue.current = true;
  }, [isOffline]);
  // Whoever leaves the conversation finds the text when they come back.
  useEffect(() => () => void saveNow(), []);
  useBeforeSessionEnds({ finish: save, keep: () => {} });
  return (is) => {
    isDue.current = is;
  };
}

/** What somebody types to a customer, kept with the conversation: another page or a reload goes on from there. */
export function useDraftText(
  { conversationId, draft }: ConversationDetail,
  onFiles: (files: readonly ReplyFile[]) => void,
) {
  const showDraft = useShownDraft(conversationId);
  const isOperator = useSignedIn().session.impersonatedBy !== null;
  const [text, setText] = useState(draft?.text ?? '');
  const [state, setState] = useState<DraftState>('none');
  const [reason, setReason] = useState<ReplyReason | null>(null);
  // What the server has.
  const kept = useRef(draft?.text ?? '');
  // Which reply is being written: what is kept late of one that is sent does not come back.
  const turn = useRef(0);

  const save = async (): Promise<void> => {
    const keeper = replyKeeper.current();
    if (isOperator) return;
    if (text === kept.current) return keeper?.dropDraft(conversationId);
    const own = turn.current;
    setState('saving');
    // Before the answer: whoever comes back at once goes on from here.
    showDraft(text);
    try {
      await call('PUT /messages/:conversationId/draft', { params: { conversationId }, body: { text } });
      if (own !== turn.current) return;
      kept.current = text;
      setState('saved');
      await keeper?.dropDraft(conversationId);
    } catch (error) {
      if (own !== turn.current) return;
      const isHere = await keepHere(error, { conversationId, text, draft: kept.current });
      setState(isHere ? 'here' : 'failed');
    }
  };
  const setDue = useSaving(save);

  const type = (typed: string) => {
    setText(typed);
    setState('unsaved');
    setDue(true);
  };
  useFollowed(unsentDrafts, () => {
    const back = takeDraft(conversationId);
    if (back === null) return;
    kept.current = back.draft;
    type(textBack(back, text));
    setReason(back.reason);
    onFiles(back.files);
  });

  /** After it was sent, or waits: the server drops the draft with it. */
  const clear = () => {
    setDue(false);
    turn.current += 1;
    kept.current = '';
    setText('');
    setState('none');
    setReason(null);
    showDraft('');
  };
  return { text, state, reason, type, clear, known: () => kept.current };
}
