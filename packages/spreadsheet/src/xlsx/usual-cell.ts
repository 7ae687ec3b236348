import { readDigits } from '../cells/cell-reference.ts';
import { ascii, bytesCode, nameCode, startsWith } from '../xml/names.ts';
import type { WholeElement } from '../xml/scanner.ts';

const [space, quote, slash, lessThan, equals, greaterThan] = [0x20, 0x22, 0x2f, 0x3c, 0x3d, 0x3e];
const [c, r, s, t, v] = [nameCode('c'), nameCode('r'), nameCode('s'), nameCode('t'), nameCode('v')];
const valueClosing = ascii('</v></c>');
const [inlineOpening, inlineClosing] = [ascii('<is><t>'), ascii('</t></is></c>')];
/** Cells that may be longer are left to the scanner. */
const longest = 512;

/**
 * A cell in the form that programs write: `<c r="A1" s="2" t="s"><v>7</v></c>`, an inline text, or nothing in it. Nine of ten cells
 * of a sheet are read so in one go, instead of tag by tag; everything else is the scanner's.
 */
export class UsualCell implements WholeElement {
  bytes: Buffer = Buffer.alloc(0);
  /** Where the reference lies; both 0 without one. */
  referenceStart = 0;
  referenceEnd = 0;
  style = 0;
  /** Name code of the type, 0 without one. */
  type = 0;
  isEmpty = false;
  isInline = false;
  textStart = 0;
  textEnd = 0;

  read(bytes: Buffer, from: number, end: number): number {
    if (end - from < longest || bytes[from] !== lessThan || bytes[from + 1] !== c) return -1;
    this.bytes = bytes;
    const limit = from + longest - inlineClosing.length;
    this.referenceStart = 0;
    this.referenceEnd = 0;
    this.style = 0;
    this.type = 0;
    let at = from + 2;
    while (bytes[at] === space) {
      const name = bytes[at + 1];
      if (bytes[at + 2] !== equals || bytes[at + 3] !== quote) return -1;
      const start = at + 4;
      at = start;
      for (let byte = bytes[at]; byte !== quote; byte = bytes[at]) {
        if (byte === lessThan || at >= limit) return -1;
        at += 1;
      }
      if (name === r) {
        this.referenceStart = start;
        this.referenceEnd = at;
      } else if (name === s) this.style = readDigits(bytes, start, at);
      else if (name === t) this.type = bytesCode(bytes, start, at);
      else return -1;
      at += 1;
    }
    this.isEmpty = bytes[at] === slash;
    if (this.isEmpty) return bytes[at + 1] === greaterThan ? at + 2 : -1;
    return bytes[at] === greaterThan && bytes[at + 1] === lessThan ? this.#readContent(bytes, at + 1, limit) : -1;
  }

  #readContent(bytes: Uint8Array, from: number, limit: number): number {
    this.isInline = bytes[from + 1] !== v;
    const isOpened = this.isInline ? startsWith(bytes, from, inlineOpening) : bytes[from + 2] === greaterThan;
    if (!isOpened) return -1;
    let at = from + (this.isInline ? inlineOpening.length : 3);
    this.textStart = at;
    while (bytes[at] !== lessThan) {
      if (at >= limit) return -1;
      at += 1;
    }
    this.textEnd = at;
    const closing = this.isInline ? inlineClosing : valueClosing;
    return startsWith(bytes, at, closing) ? at + closing.length : -1;
  }
}
