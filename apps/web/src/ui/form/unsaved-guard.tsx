import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { isLeftForGood } from '../../platform/before-session-ends.ts';
import { currentSession } from '../../platform/session.ts';
import { DiscardQuestion } from './discard-question.tsx';

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/**
 * Keeps unsaved work: closing and leaving the page ask first. `close` is what every way of closing calls; `question` is
 * to be drawn. An ended session cannot be stayed in. A page is still there after its changes were taken back.
 */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  onClose: () => void,
  { isPage = false }: { readonly isPage?: boolean } = {},
): { close: () => void; question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  // Closing may itself leave the address: what was given up is not asked about twice.
  const isDiscarded = useRef(false);
  const { status, proceed, reset } = useBlocker({
    // A step that stays at the address closes a dialog, which asks by itself.
    shouldBlockFn: ({ current, next }) =>
      !isSamePlace(current, next) && !isDiscarded.current && isUnsaved() && currentSession() !== null,
    enableBeforeUnload: () => isUnsaved() && !isLeftForGood(),
    withResolver: true,
  });
  const stay = () => {
    setAsked(false);
    reset?.();
  };
  const discard = () => {
    isDiscarded.current = !isPage;
    setAsked(false);
    (proceed ?? onClose)();
  };
  const isBlocked = status === 'blocked';
  const question =
    isAsked || isBlocked ? <DiscardQuestion onStay={stay} onDiscard={discard} isInHistory={isBlocked} /> : null;
  const close = () => {
    if (question !== null) return;
    if (isUnsaved()) setAsked(true);
    else onClose();
  };
  return { close, question };
}
