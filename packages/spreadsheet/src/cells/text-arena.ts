import { putCharacter, referenced, referenceEnd } from '../xml/character-references.ts';
import { shortText } from './short-text.ts';

const [ampersand, carriageReturn, lineFeed, space, dot] = [0x26, 0x0d, 0x0a, 0x20, 0x2e];
const maxPlainNumber = 16;

/** Where a scanner found a text. */
export interface FoundText {
  readonly bytes: Buffer;
  readonly textStart: number;
  readonly textEnd: number;
}

/** Bytes of many short texts one behind the other, to be decoded only when someone asks. */
export class TextArena {
  bytes: Buffer;
  length = 0;

  constructor(capacity: number) {
    this.bytes = Buffer.alloc(capacity);
  }

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = Buffer.alloc(Math.max(this.length + more, Math.ceil(this.bytes.length * 1.5)));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }

  append(source: Uint8Array, start: number, end: number): void {
    this.reserve(end - start);
    if (end - start > 64) this.bytes.set(source.subarray(start, end), this.length);
    else for (let at = start, to = this.length; at < end; at += 1, to += 1) this.bytes[to] = source[at] ?? 0;
    this.length += end - start;
  }

  /** Adds the text at hand when it is at most 15 digits with a point between them or none; else adds nothing. */
  appendPlainNumber({ bytes: source, textStart, textEnd }: FoundText): boolean {
    const length = textEnd - textStart;
    if (length === 0 || length > maxPlainNumber) return false;
    this.reserve(length);
    const { bytes, length: to } = this;
    let point = 0;
    for (let index = 0; index < length; index += 1) {
      const byte = source[textStart + index] ?? 0;
      if (byte < 0x30 || byte > 0x39) {
        if (byte !== dot || point > 0 || index === 0) return false;
        point = index;
      }
      bytes[to + index] = byte;
    }
    if (point === length - 1 && point > 0) return false;
    this.length = to + length;
    return true;
  }

  /** Adds the text at hand with its references resolved (`literal`: without) and its line ends as line feeds. */
  appendText(found: FoundText, literal: boolean): void {
    const { bytes: source, textStart, textEnd } = found;
    this.reserve(textEnd - textStart);
    const { bytes } = this;
    let to = this.length;
    for (let at = textStart; at < textEnd; at += 1) {
      const byte = source[at] ?? 0;
      if (byte === ampersand && !literal) {
        const end = referenceEnd(source, at + 1);
        to = putCharacter(bytes, to, referenced(source, at + 1, end));
        at = end;
      } else if (byte === carriageReturn) {
        if (source[at + 1] !== lineFeed) bytes[to++] = lineFeed;
      } else bytes[to++] = byte;
    }
    this.length = to;
  }

  /** Takes white space off both ends of the text from `start` on. */
  trim(start: number): void {
    const { bytes } = this;
    let from = start;
    while (this.length > from && (bytes[this.length - 1] ?? 0) <= space) this.length -= 1;
    while (from < this.length && (bytes[from] ?? 0) <= space) from += 1;
    if (from === start) return;
    bytes.copyWithin(start, from, this.length);
    this.length -= from - start;
  }

  text(start: number, end: number): string {
    return shortText(this.bytes, start, end) ?? this.bytes.toString('utf8', start, end);
  }
}

/** Undoes `_x000D_` and the like (ECMA-376, ST_Xstring). */
export function unescapeCellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
