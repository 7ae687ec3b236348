import { TextArena, unescapeCellText } from '../cells/text-arena.ts';
import { WorkbookError } from '../workbook-error.ts';
import { ascii, nameCode } from '../xml/names.ts';
import { tokens, type XmlScanner } from '../xml/scanner.ts';

const [sst, si, t, rPh] = [nameCode('sst'), nameCode('si'), nameCode('t'), nameCode('rPh')];
const [textOpening, spacedOpening, textClosing] = [ascii('<t>'), ascii('<t xml:space="preserve">'), ascii('</t></si>')];

/** The shared strings of a workbook: one arena of bytes and where each begins, decoded when asked for. */
export class SharedStrings {
  readonly arena: TextArena;
  count = 0;
  private ends: Uint32Array;

  /** `size` is that of the part; no memory is touched before it is used. */
  constructor(size: number) {
    this.arena = new TextArena(size);
    // `<si/>` is the shortest string there is.
    this.ends = new Uint32Array(Math.ceil(size / 5) + 1);
  }

  start(index: number): number {
    return index === 0 ? 0 : (this.ends[index - 1] ?? 0);
  }

  /** How long a string is. */
  bytes(index: number): number {
    return (this.ends[index] ?? 0) - this.start(index);
  }

  isEmpty(index: number): boolean {
    return this.bytes(index) === 0;
  }

  text(index: number): string {
    return unescapeCellText(this.arena.text(this.start(index), this.ends[index] ?? 0));
  }

  finishString(): void {
    if (this.count === this.ends.length) {
      const grown = new Uint32Array(this.ends.length * 2);
      grown.set(this.ends);
      this.ends = grown;
    }
    this.ends[this.count] = this.arena.length;
    this.count += 1;
  }
}

/** Takes the strings as the part is scanned: rich text runs are joined, phonetic ones left out. */
export class SharedStringsPart {
  private readonly strings: SharedStrings;
  private inString = false;
  private inText = false;
  private phonetic = 0;

  constructor(strings: SharedStrings) {
    this.strings = strings;
  }

  /** Scans what there is. */
  take(scanner: XmlScanner): void {
    for (;;) {
      switch (scanner.next()) {
        case tokens.more:
          return;
        case tokens.open:
          this.open(scanner);
          if (this.inString && scanner.level === 2) this.takeWhole(scanner);
          break;
        case tokens.close:
          this.close(scanner);
          break;
        case tokens.empty:
          if (scanner.level === 2 && scanner.name === si && !scanner.foreign) this.strings.finishString();
          break;
        case tokens.text:
          if (this.inText) this.strings.arena.appendText(scanner, false);
          break;
        default:
          if (this.inText) this.strings.arena.appendText(scanner, true);
      }
    }
  }

  /** Takes the rest of the string in one step where it is of the usual form. */
  private takeWhole(scanner: XmlScanner): void {
    if (!scanner.takeText(textOpening, textClosing) && !scanner.takeText(spacedOpening, textClosing)) return;
    this.strings.arena.appendText(scanner, false);
    this.strings.finishString();
    this.inString = false;
  }

  private open({ level, name, foreign }: XmlScanner): void {
    if (level === 1 && name !== sst) throw new WorkbookError('damaged', 'the shared strings are something else');
    if (foreign) return;
    if (level === 2) this.inString = name === si;
    else if (!this.inString) return;
    else if (name === rPh && this.phonetic === 0) this.phonetic = level;
    else if (name === t && this.phonetic === 0) this.inText = true;
  }

  private close({ level, name }: XmlScanner): void {
    this.inText = false;
    if (level === this.phonetic) this.phonetic = 0;
    if (level !== 2 || !this.inString) return;
    this.inString = false;
    if (name === si) this.strings.finishString();
  }
}
