import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/client.ts';
import { useSignedIn } from '../../platform/session.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { writeQuery } from '../../platform/write-query.ts';
import { conversationQuery } from './message-queries.ts';

/** How long after a change a draft is kept, in milliseconds. */
const pause = 2000;

export type DraftState = 'none' | 'unsaved' | 'saving' | 'saved' | 'failed';

/** What somebody types to a customer, kept with the conversation: another page or a reload goes on from there. */
export function useDraftText({ conversationId, draft }: ConversationDetail) {
  const queries = useQueryClient();
  const isOperator = useSignedIn().session.impersonatedBy !== null;
  const [text, setText] = useState(draft?.text ?? '');
  const [state, setState] = useState<DraftState>('none');
  const kept = useRef(draft?.text ?? '');
  const isDue = useRef(false);

  const save = async (typed: string): Promise<void> => {
    isDue.current = false;
    if (isOperator || typed === kept.current) return;
    setState('saving');
    const known = typed.trim() === '' ? null : { text: typed, savedAt: new Date().toISOString() };
    // Before the answer: whoever comes back at once goes on from here.
    const { queryKey } = conversationQuery(conversationId);
    writeQuery(queries, queryKey, (detail) => detail && { ...detail, draft: known });
    try {
      await call('PUT /messages/:conversationId/draft', { params: { conversationId }, body: { text: typed } });
      kept.current = typed;
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  const saveNow = useEffectEvent(() => save(text));
  // Two seconds after the first letter, and again while one goes on.
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDue.current) return;
      isDue.current = false;
      void saveNow();
    }, pause);
    return () => clearInterval(timer);
  }, []);
  // Whoever leaves the conversation finds the text when they come back.
  useEffect(() => () => void saveNow(), []);
  useBeforeSessionEnds({ finish: () => save(text), keep: () => {} });

  const type = (typed: string) => {
    setText(typed);
    setState('unsaved');
    isDue.current = true;
  };
  /** After it was sent: the server has dropped the draft with it. */
  const clear = () => {
    isDue.current = false;
    kept.current = '';
    setText('');
    setState('none');
  };
  return { text, state, type, clear };
}
