import { useBlocker } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadTopics } from '../../platform/messages.ts';
import { currentSession } from '../../platform/session.ts';

const DiscardQuestion = lazy(async () => {
  const [{ DiscardQuestion: Question }] = await Promise.all([import('./discard-question.tsx'), loadTopics(['forms'])]);
  return { default: Question };
});

/**
 * Keeps unsaved work: closing and leaving the page ask first. `close` is what every way of closing calls; `question` is
 * to be drawn. An ended session cannot be stayed in.
 */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved() && currentSession() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const stay = () => {
    setAsked(false);
    reset?.();
  };
  const question =
    isAsked || status === 'blocked' ? (
      <Suspense fallback={null}>
        <DiscardQuestion onStay={stay} onDiscard={proceed ?? onClose} />
      </Suspense>
    ) : null;
  const close = () => {
    if (question !== null) return;
    if (isUnsaved()) setAsked(true);
    else onClose();
  };
  return { close, question };
}
