import type { QueryClient } from '@tanstack/react-query';
import { preferencesQuery } from './notifications-queries.ts';

/** Two short notes, the second one higher; frequencies in hertz, times in seconds. */
const notes = [
  { frequency: 660, from: 0, to: 0.14 },
  { frequency: 880, from: 0.16, to: 0.36 },
];

let context: AudioContext | null = null;

/** Plays the tone; silent as long as the browser wants a click first. */
export async function playTone(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  const start = context.currentTime;
  for (const { frequency, from, to } of notes) {
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start + from);
    volume.gain.linearRampToValueAtTime(0.2, start + from + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + to);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + to);
  }
}

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
