import { createStore } from './store.ts';

/** Something that a person did and that is not on the server yet: a form, a text, an edit that waits. */
export interface UnsavedWork {
  /** Whether leaving loses it, so that somebody has to be asked; absent where only an end of the session that asks nobody does. */
  readonly isUnsaved?: () => boolean;
  /** Sends it without asking: for what is sent by itself anyway. */
  readonly finish?: () => Promise<unknown>;
  /** Writes it down in this browser, when the page ends and nobody can be asked. */
  readonly keep?: () => void;
}

const works = new Set<UnsavedWork>();

/** Whatever may be unsaved stands here for as long as it is shown; returns what takes it out again. */
export function beforeSessionEnds(work: UnsavedWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

const unsaved = (): UnsavedWork[] => [...works].filter(({ isUnsaved }) => isUnsaved?.() === true);

/** Answers whether what is unsaved may go; null while nobody is asked. */
export const endAsked = createStore<((mayGo: boolean) => void) | null>(null);

function ask(): Promise<boolean> {
  // A second way out while the question stands: the first one is stayed.
  endAsked.current()?.(false);
  return new Promise((resolve) => {
    endAsked.set((mayGo) => {
      endAsked.set(null);
      resolve(mayGo);
    });
  });
}

/**
 * Whether the session may end now. Who has typed is asked before anything happens; then what waits is sent, and what could not be sent is
 * asked about, too.
 */
export async function mayEndSession(): Promise<boolean> {
  const isTyped = unsaved().some(({ finish }) => finish === undefined);
  if (isTyped && !(await ask())) return false;
  // Each reports its own failure.
  await Promise.allSettled([...works].map(({ finish }) => finish?.()));
  return isTyped || unsaved().length === 0 || ask();
}

/** Writes down what can be kept: the session has ended elsewhere. */
export function keepUnsaved(): void {
  for (const { isUnsaved, keep } of works) if (isUnsaved?.() !== false) keep?.();
}

let isLeft = false;

/** Whether the page is left for good by the portal itself: the browser asks no second time. */
export const isLeftForGood = (): boolean => isLeft;

export function leaveForGood(): void {
  isLeft = true;
  // Back can bring the very page again, with what is typed in it.
  window.addEventListener('pageshow', ({ persisted }) => (isLeft = !persisted), { once: true });
}
