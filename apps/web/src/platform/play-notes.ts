/** One note of a tone: its pitch in hertz, and its span in seconds from when the tone begins. */
export interface Note {
  readonly frequency: number;
  readonly from: number;
  readonly to: number;
}

let context: AudioContext | null = null;

/** Plays notes that swell and fade softly; silent as long as the browser wants a key or a click first. */
export async function playNotes(notes: readonly Note[], type: 'sine' | 'square' = 'sine'): Promise<void> {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  await context.resume();
  const start = context.currentTime;
  for (const { frequency, from, to } of notes) {
    const tone = new OscillatorNode(context, { frequency, type });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start + from);
    volume.gain.linearRampToValueAtTime(0.2, start + from + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + to);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + to);
  }
}
