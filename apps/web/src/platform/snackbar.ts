import { type SnackbarKind, snackbarDurations } from '@offizin/domain/feedback/durations';
import { createStore } from './store.ts';

export interface Snackbar {
  readonly id: number;
  readonly kind: SnackbarKind;
  readonly text: string;
}

export const snackbars = createStore<readonly Snackbar[]>([]);
let count = 0;

export function dismissSnackbar(id: number): void {
  snackbars.set(snackbars.current().filter((snackbar) => snackbar.id !== id));
}

let isMuted = (): boolean => false;

/** While this holds errors are not shown: what ended the session says it where one signs in again, once (AUT-07). */
export function muteErrorsWhile(holds: () => boolean): void {
  isMuted = holds;
}

/** Shows a message at the bottom right for as long as its kind asks (GEN-10); the same text shows once. */
export function showSnackbar(kind: SnackbarKind, text: string): void {
  if (kind === 'error' && isMuted()) return;
  count += 1;
  const id = count;
  const others = snackbars.current().filter((snackbar) => snackbar.text !== text);
  snackbars.set([...others.slice(-2), { id, kind, text }]);
  setTimeout(() => dismissSnackbar(id), snackbarDurations[kind]);
}
