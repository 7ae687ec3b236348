import { type Note, playNotes } from '../../../platform/play-notes.ts';
import { readStored, store } from '../../../platform/storage.ts';

/** High and short for what was counted, low and twice for what blocks, three notes for an order that is packed. */
const tones = {
  ticked: [{ frequency: 880, from: 0, to: 0.09 }],
  asked: [{ frequency: 520, from: 0, to: 0.22 }],
  blocked: [
    { frequency: 180, from: 0, to: 0.2 },
    { frequency: 180, from: 0.28, to: 0.5 },
  ],
  packed: [
    { frequency: 660, from: 0, to: 0.08 },
    { frequency: 830, from: 0.1, to: 0.18 },
    { frequency: 990, from: 0.2, to: 0.3 },
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Tone = keyof typeof tones;

/** Plays a tone; silent where it is muted. */
export async function playTone(tone: Tone): Promise<void> {
  if (!isMuted()) await playNotes(tones[tone], tone === 'blocked' ? 'square' : 'sine');
}

export const isMuted = (): boolean => readStored('packingSound') === 'off';
export const mute = (isOff: boolean): void => store('packingSound', isOff ? 'off' : 'on');
