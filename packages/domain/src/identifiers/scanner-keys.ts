/** A key as the browser reports it; `at` in milliseconds. */
export interface Stroke {
  readonly key: string;
  readonly at: number;
  readonly control?: boolean;
  /** Alt is held: digits spell the number of a character (Alt 0 2 9). */
  readonly alt?: boolean;
}

/** What was struck and may still become a scan. */
export interface ScannerKeys {
  readonly text: string;
  /** The digits struck while Alt is held. */
  readonly spelled: string;
  /** When the last of it was struck. */
  readonly last: number;
  /** When the last scan ended. */
  readonly scanned: number | null;
}

export type Heard =
  | { readonly kind: 'scan'; readonly text: string }
  /** A key that a person pressed. */
  | { readonly kind: 'key'; readonly key: string };

export interface Listened {
  readonly keys: ScannerKeys;
  readonly heard: readonly Heard[];
}

/** Nobody types so fast: keys with a longer pause between them are a person's. In milliseconds. */
export const scannerGap = 50;
/** What nothing ended is a scan after this silence: not every scanner sends an Enter. */
export const scannerSilence = 150;
/** An Enter so soon after a scan is the scanner's own, come late. */
export const scannerEcho = 500;
/** Fewer characters are no code. */
const shortest = 4;

export const noKeys: ScannerKeys = { text: '', spelled: '', last: 0, scanned: null };

/** Signs between the parts of a two-dimensional code, as scanners type them with Ctrl. */
const controlSigns: Readonly<Record<string, string>> = {
  ']': '\u001d',
  '^': '\u001e',
  '6': '\u001e',
  d: '\u0004',
  D: '\u0004',
};

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Unidentified']);
const ends = new Set(['Enter', 'Tab']);

/** The character that a stroke adds to a text; null for a key that adds none. */
function characterOf({ key, control = false }: Stroke): string | null {
  if (control) return controlSigns[key] ?? null;
  return key.length === 1 ? key : null;
}

/** What a text is that nothing ended: one key or two are a person's. */
function heardOf(text: string): Heard[] {
  if (text.length >= shortest) return [{ kind: 'scan', text }];
  return [...text].map((key) => ({ kind: 'key', key }));
}

const silent = (keys: ScannerKeys): ScannerKeys => ({ ...noKeys, scanned: keys.scanned });
const spelledOut = ({ text, spelled }: ScannerKeys): string =>
  spelled === '' ? text : text + String.fromCharCode(Number(spelled));

/** What has ended by silence. */
export function settleKeys(keys: ScannerKeys, now: number): Listened {
  const text = spelledOut(keys);
  const wait = text.length < shortest ? scannerGap : scannerSilence;
  if (text === '' || now - keys.last <= wait) return { keys, heard: [] };
  const heard = heardOf(text);
  return { keys: { ...silent(keys), scanned: heard[0]?.kind === 'scan' ? now : keys.scanned }, heard };
}

function endedBy(keys: ScannerKeys, { key, at }: Stroke): Listened {
  const text = spelledOut(keys);
  if (text.length >= shortest) return { keys: { ...silent(keys), scanned: at }, heard: [{ kind: 'scan', text }] };
  const isEcho = text === '' && keys.scanned !== null && at - keys.scanned < scannerEcho;
  return { keys: silent(keys), heard: isEcho ? [] : [...heardOf(text), { kind: 'key', key }] };
}

/**
 * Parts a scanner's typing from a person's by its speed alone: a burst of keys ended by Enter, Tab or silence is a scan, keys with
 * pauses between them are keys. The Enter of a scanner never is one.
 */
export function hearStroke(before: ScannerKeys, stroke: Stroke): Listened {
  if (modifiers.has(stroke.key)) return { keys: before, heard: [] };
  const { keys, heard } =
    stroke.at - before.last > scannerGap ? settleKeys(before, Infinity) : { keys: before, heard: [] };
  const add = (more: Partial<ScannerKeys>): Listened => ({ keys: { ...keys, ...more, last: stroke.at }, heard });
  if (stroke.alt === true && /^\d$/.test(stroke.key)) return add({ spelled: keys.spelled + stroke.key });
  // No code begins with a space: it is a person's at once.
  if (stroke.key === ' ' && spelledOut(keys) === '')
    return { keys: silent(keys), heard: [...heard, { kind: 'key', key: ' ' }] };
  const character = characterOf(stroke);
  if (character !== null) return add({ text: spelledOut(keys) + character, spelled: '' });
  if (ends.has(stroke.key)) {
    const ended = endedBy(keys, stroke);
    return { keys: ended.keys, heard: [...heard, ...ended.heard] };
  }
  return { keys: silent(keys), heard: [...heard, ...heardOf(spelledOut(keys)), { kind: 'key', key: stroke.key }] };
}
