import { WorkbookError } from '../workbook-error.ts';

const [hash, semicolon, smallX, zero, nine] = [0x23, 0x3b, 0x78, 0x30, 0x39];
const longest = 12;

const wrong = () => new WorkbookError('damaged', 'a wrong character reference');

/** The five names that need no document type, by their bytes as one number. */
const named = new Map(
  (['amp&', 'lt<', 'gt>', 'quot"', "apos'"] as const).map((pair) => [
    Buffer.from(pair).reduce((sum, byte, index) => (index === pair.length - 1 ? sum : sum * 256 + byte), 0),
    pair.charCodeAt(pair.length - 1),
  ]),
);

/** Where the reference whose name begins at `start` has its semicolon. */
export function referenceEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; at < start + longest; at += 1) if (bytes[at] === semicolon) return at;
  throw wrong();
}

function digitOf(byte: number, hexadecimal: boolean): number {
  if (byte >= zero && byte <= nine) return byte - zero;
  const letter = (byte | 0x20) - 0x61;
  if (hexadecimal && letter >= 0 && letter < 6) return letter + 10;
  throw wrong();
}

function numbered(bytes: Uint8Array, start: number, end: number): number {
  const hexadecimal = bytes[start] === smallX;
  const from = hexadecimal ? start + 1 : start;
  let code = 0;
  for (let at = from; at < end; at += 1) code = code * (hexadecimal ? 16 : 10) + digitOf(bytes[at] ?? 0, hexadecimal);
  // What is no character is U+0000, which no text holds otherwise: who keeps the text takes it out.
  return code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) ? 0 : code;
}

/** The character of `amp`, `#10` or `#xA`. No strings are made: a text may consist of millions of references. */
export function referenced(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] === hash) return numbered(bytes, start + 1, end);
  let name = 0;
  for (let at = start; at < end && at < start + 4; at += 1) name = name * 256 + (bytes[at] ?? 0);
  const code = end - start <= 4 ? named.get(name) : undefined;
  if (code === undefined) throw wrong();
  return code;
}

/** Writes a character as UTF-8 and returns where it ends; it is never longer than its reference. */
export function putCharacter(target: Uint8Array, at: number, code: number): number {
  const trail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) {
    target[at] = code;
    return at + 1;
  }
  if (code < 0x800) {
    target.set([0xc0 | (code >> 6), trail(0)], at);
    return at + 2;
  }
  if (code < 0x1_0000) {
    target.set([0xe0 | (code >> 12), trail(6), trail(0)], at);
    return at + 3;
  }
  target.set([0xf0 | (code >> 18), trail(12), trail(6), trail(0)], at);
  return at + 4;
}
