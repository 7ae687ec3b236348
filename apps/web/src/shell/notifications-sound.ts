import type { QueryClient } from '@tanstack/react-query';
import { playNotes } from '../platform/play-notes.ts';
import { preferencesQuery } from './notifications-queries.ts';

/** Two short notes, the second one higher. */
const notes = [
  { frequency: 660, from: 0, to: 0.14 },
  { frequency: 880, from: 0.16, to: 0.36 },
];

/** Plays the tone. */
export const playTone = (): Promise<void> => playNotes(notes);

/** How long other tabs stay silent after one has sounded, in milliseconds. */
const silence = 3000;

/** Plays the tone if the user asked for it, in one of the open tabs. */
export async function soundIfWanted(queries: QueryClient): Promise<void> {
  const { sound } = await queries.fetchQuery(preferencesQuery);
  if (!sound) return;
  if (!('locks' in navigator)) return playTone();
  await navigator.locks.request('offizin.sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await playTone();
    await new Promise((resolve) => setTimeout(resolve, silence));
  });
}
