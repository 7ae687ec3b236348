import { type RefObject, useEffect } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus within a part (which can take it, with `tabIndex={-1}`): where the control that had it goes with its act, the part
 * has it. Whoever left the part, or put the focus down in it, keeps what they did; a dialog that was opened from the part belongs to it.
 */
export function useKeepFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const ended = new AbortController();
    let isHeld = false;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]') !== null) return;
      isHeld = element.contains(target);
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      // A control that went, or is disabled while it works, was not left.
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':disabled') && isNowhere()) isHeld = false;
      });
    };
    const observer = new MutationObserver(() => {
      if (isHeld && isNowhere()) element.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocusIn, ended);
    document.addEventListener('focusout', onFocusOut, ended);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [part]);
}
