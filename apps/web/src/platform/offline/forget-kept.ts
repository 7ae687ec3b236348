import { dropAllValues } from './kept-values.ts';
import { dropSessionKey } from './session-key.ts';

/** Nothing of what was read outlives the session: its key goes first, then what it sealed. */
export async function forgetKept(): Promise<void> {
  await dropSessionKey();
  await dropAllValues();
}
