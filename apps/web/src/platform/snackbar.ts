import { type SnackbarKind, snackbarDurations } from '@offizin/domain/feedback/durations';
import { createStore } from './store.ts';

/** What can be done about what a snackbar says, for as long as it is shown. */
export interface SnackbarAct {
  readonly label: string;
  /** The key that does it. */
  readonly key: string;
  /** Until when it can be done, in milliseconds since 1970. */
  readonly until: number;
  readonly run: () => void;
}

export interface Snackbar {
  readonly id: number;
  readonly kind: SnackbarKind;
  readonly text: string;
  /** What follows it for who hears it: others see it on the screen. */
  readonly heard: string | null;
  readonly act: SnackbarAct | null;
}

type More = Pick<Snackbar, 'act' | 'heard'>;

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

/** Shows a message at the bottom right for as long as its kind or its act asks (GEN-10); the same text shows once, and the last act. */
export function showSnackbar(kind: SnackbarKind, text: string, { act = null, heard = null }: Partial<More> = {}): void {
  if (kind === 'error' && isMuted()) return;
  count += 1;
  const id = count;
  const others = snackbars
    .current()
    .filter((snackbar) => snackbar.text !== text && (act === null || snackbar.act === null));
  snackbars.set([...others.slice(-2), { id, kind, text, heard, act }]);
  setTimeout(() => dismissSnackbar(id), act === null ? snackbarDurations[kind] : act.until - Date.now());
}
