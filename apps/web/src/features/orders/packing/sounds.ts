import { readStored, store } from '../../../platform/storage.ts';

interface Note {
  /** In hertz. */
  readonly frequency: number;
  /** In seconds from now. */
  readonly from: number;
  readonly to: number;
}

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

let context: AudioContext | null = null;

/** Plays a tone; silent where it is muted, and as long as the browser wants a key or a click first. */
export async function playTone(tone: Tone): Promise<void> {
  if (isMuted() || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  await context.resume();
  const start = context.currentTime;
  for (const { frequency, from, to } of tones[tone]) {
    const note = new OscillatorNode(context, { frequency, type: tone === 'blocked' ? 'square' : 'sine' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start + from);
    volume.gain.linearRampToValueAtTime(0.2, start + from + 0.01);
    volume.gain.linearRampToValueAtTime(0, start + to);
    note.connect(volume).connect(context.destination);
    note.start(start + from);
    note.stop(start + to);
  }
}

export const isMuted = (): boolean => readStored('packingSound') === 'off';
export const mute = (isOff: boolean): void => store('packingSound', isOff ? 'off' : 'on');
