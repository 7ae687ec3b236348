import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadTopics } from '../../platform/messages.ts';
import { currentSession } from '../../platform/session.ts';
import { DiscardQuestion } from './discard-question.tsx';

/**
 * Keeps unsaved work: closing and leaving the page ask first. `close` is what every way of closing calls; `question` is
 * to be drawn. An ended session cannot be stayed in.
 */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  // Closing may itself leave the address: what was given up is not asked about twice.
  const isDiscarded = useRef(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => !isDiscarded.current && isUnsaved() && currentSession() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const [hasTexts, setHasTexts] = useState(false);
  // Loaded with the form: whoever is offline by the time of closing must be asked, too.
  useEffect(() => {
    loadTopics(['forms']).then(
      () => setHasTexts(true),
      () => {},
    );
  }, []);
  const stay = () => {
    setAsked(false);
    reset?.();
  };
  const discard = () => {
    isDiscarded.current = true;
    (proceed ?? onClose)();
  };
  const question =
    hasTexts && (isAsked || status === 'blocked') ? <DiscardQuestion onStay={stay} onDiscard={discard} /> : null;
  const close = () => {
    if (question !== null) return;
    if (isUnsaved()) setAsked(true);
    else onClose();
  };
  return { close, question };
}
