import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { onceUncovered } from './once-uncovered.ts';

/**
 * Closes what lies over a list with an address of its own: a step back when it was opened from the list, so that nothing
 * is left to go back to; else the list's address, `search`, takes its place.
 */
export function useWayBack(isOpen: boolean, search: object): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const isFromList = useRef(false);
  useEffect(() => {
    if (!isOpen) isFromList.current = true;
  }, [isOpen]);
  return () => {
    const isFrom = isFromList.current;
    onceUncovered(history, () => {
      if (isFrom) history.back();
      else void navigate({ to: '.', search: { ...search }, replace: true, resetScroll: false });
    });
  };
}
