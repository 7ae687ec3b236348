import type { TextArena } from '../cells/text-arena.ts';
import { WorkbookError } from '../workbook-error.ts';
import type { XmlScanner } from '../xml/scanner.ts';

const [tab, lineFeed, space] = [0x09, 0x0a, 0x20];

/**
 * Puts the paragraphs of a cell into an arena as spreadsheet programs show them (OpenDocument 1.3 part 3, 6.1.2): runs of
 * white space are one space, none at the start of a paragraph; further ones are elements. Paragraphs end in lines.
 */
export class ParagraphText {
  private readonly arena: TextArena;
  private readonly longest: number;
  private paragraphs = 0;
  private spaced = true;

  /** `longest` is how many bytes the arena may hold. */
  constructor(arena: TextArena, longest: number) {
    this.arena = arena;
    this.longest = longest;
  }

  beginCell(): void {
    this.paragraphs = 0;
  }

  beginParagraph(): void {
    if (this.paragraphs > 0) this.put(lineFeed, 1);
    this.paragraphs += 1;
    this.spaced = true;
  }

  append(scanner: XmlScanner, literal: boolean): void {
    const { arena } = this;
    const from = arena.length;
    arena.appendText(scanner, literal);
    let to = from;
    for (let at = from; at < arena.length; at += 1) {
      const byte = arena.bytes[at] ?? 0;
      const isSpace = byte <= space;
      if (isSpace && this.spaced) continue;
      arena.bytes[to++] = isSpace ? space : byte;
      this.spaced = isSpace;
    }
    arena.length = to;
  }

  appendSpaces(count: number): void {
    this.put(space, count);
  }

  appendTab(): void {
    this.put(tab, 1);
  }

  appendLineBreak(): void {
    this.put(lineFeed, 1);
  }

  /** A count of spaces is a number in the file: it is held against the limit before any of them is written. */
  private put(byte: number, count: number): void {
    const { arena } = this;
    if (arena.length + count > this.longest) throw new WorkbookError('too_large', 'a row');
    arena.reserve(count);
    // A call into native code for each of millions of single ones would take seconds.
    if (count === 1) arena.bytes[arena.length] = byte;
    else arena.bytes.fill(byte, arena.length, arena.length + count);
    arena.length += count;
  }
}
