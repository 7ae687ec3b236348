import { screenIds, screens } from '@offizin/domain/access/screens';
import type { AnyRouter } from '@tanstack/react-router';

/** The path of the screen that an address belongs to: what follows it is a part of the screen. */
const screenPathOf = (pathname: string): string | undefined =>
  screenIds
    .map((id) => screens[id].path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];

interface Place {
  readonly pathname: string;
}

export interface Move {
  readonly from: Place;
  readonly to: Place;
  /** What had the focus when it began. */
  readonly focused: Element | null;
}

/** Gives the heading the focus unless the screen has given it to something else; false while it is not there, or a dialog is before it. */
function place(): boolean {
  const content = document.querySelector('#content');
  const heading = content?.querySelector('h1') ?? null;
  if (content === null || heading === null || document.querySelector('[role="dialog"]') !== null) return false;
  const focused = document.activeElement;
  if (focused !== content && content.contains(focused)) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Until the next act. A screen that draws its heading once more, as when its data comes, loses the focus with the old
 * one; a focus that went elsewhere, as a screen reader moves it without a key, is left there.
 */
function keepPlaced(signal: AbortSignal): void {
  if (signal.aborted) return;
  let isPlaced = place();
  const observer = new MutationObserver(() => {
    if (!isPlaced || document.activeElement === document.body) isPlaced = place() || isPlaced;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

let latest = new AbortController();

/** Who goes to another screen hears its name: its heading takes the focus. Whoever goes on meanwhile, by key or pointer, keeps theirs (GEN-13). */
export function focusHeading(
  { subscribe, state }: Pick<AnyRouter, 'subscribe' | 'state'>,
  { from, to, focused }: Move,
): void {
  // This code may have come after the next key.
  const now = document.activeElement;
  const hasGone = focused?.isConnected === true && now !== focused && now !== document.body;
  if (hasGone || screenPathOf(from.pathname) === screenPathOf(to.pathname)) return;
  latest.abort();
  const own = new AbortController();
  latest = own;
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) own.abort();
  };
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, leave, { signal: own.signal });
  if (state.status === 'idle') {
    keepPlaced(own.signal);
    return;
  }
  const stop = subscribe('onResolved', () => {
    stop();
    keepPlaced(own.signal);
  });
}
