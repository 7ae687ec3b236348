import { type SnackbarKind, snackbarDurations } from '@offizin/domain/feedback/durations';

export interface Snackbar {
  readonly id: number;
  readonly kind: SnackbarKind;
  readonly text: string;
}

let shown: readonly Snackbar[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Snackbar[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function dismissSnackbar(id: number): void {
  change(shown.filter((snackbar) => snackbar.id !== id));
}

/** Tells the user something at the bottom right for as long as its kind asks (GEN-10); the same text shows once. */
export function showSnackbar(kind: SnackbarKind, text: string): void {
  count += 1;
  const id = count;
  change([...shown.filter((snackbar) => snackbar.text !== text).slice(-2), { id, kind, text }]);
  setTimeout(() => dismissSnackbar(id), snackbarDurations[kind]);
}

export const snackbars = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
};
