import { ascii, startsWith } from './names.ts';
import { WorkbookError } from '../workbook-error.ts';

/** What `next` found; `more` asks for the following bytes. */
export const tokens = { more: 0, open: 1, empty: 2, close: 3, text: 4, literal: 5 } as const;

const [space, exclamation, quote, apostrophe, slash, colon, lessThan, equals, greaterThan, question] = [
  0x20, 0x21, 0x22, 0x27, 0x2f, 0x3a, 0x3c, 0x3d, 0x3e, 0x3f,
];
const deepest = 256;
const shortText = 64;
const maxAttributes = 256;

const [commentStart, commentEnd, literalStart, literalEnd, instructionEnd] = [
  ascii('--'),
  ascii('-->'),
  ascii('[CDATA['),
  ascii(']]>'),
  ascii('?>'),
];

const malformed = (reason: string) => new WorkbookError('damaged', `malformed XML: ${reason}`);

/** Reads an element of one form with all that is in it. */
export interface WholeElement {
  /** Where the element that begins at `from` ends; -1 where it has another form or may not all be there before `end`. */
  read(bytes: Buffer, from: number, end: number): number;
}

/**
 * A pull scanner over UTF-8 bytes that come in chunks. Names are distinguished by their local part; `foreign` is an element
 * whose prefix is not the root's. Checks that tags are balanced; refuses document types. Allocates nothing per token.
 */
export class XmlScanner {
  bytes = Buffer.alloc(0);
  /** Of the element at hand: its local name, how deep it lies (the root at 1), whether it is another vocabulary's. */
  name = 0;
  level = 0;
  foreign = false;
  /** The attributes of the element at hand: local names and where their values lie in `bytes`. */
  attributes = 0;
  readonly attributeNames = new Int32Array(maxAttributes);
  readonly valueStarts = new Int32Array(maxAttributes);
  readonly valueEnds = new Int32Array(maxAttributes);
  /** Where the text at hand lies in `bytes`. */
  textStart = 0;
  textEnd = 0;
  private readonly longest: number;
  private position = 0;
  private end = 0;
  private dropped = 0;
  private waitFor = 0;
  private depth = 0;
  private rootPrefix = new Uint8Array(0);
  private prefixStart = 0;
  private prefixEnd = 0;
  private readonly open = new Int32Array(deepest + 1);

  /** `longest` is how many bytes a tag or a text may have. */
  constructor(longest: number) {
    this.longest = longest;
  }

  /** How many bytes were scanned in all. */
  get scanned(): number {
    return this.dropped + this.position;
  }

  /** How many bytes were given in all. */
  get given(): number {
    return this.dropped + this.end;
  }

  /** Takes the next bytes; what lies in `bytes` so far is no longer valid. */
  fill(chunk: Uint8Array): void {
    const rest = this.end - this.position;
    if (rest > this.longest) throw new WorkbookError('too_large', 'a tag or text');
    if (rest === 0 || this.end + chunk.length > this.bytes.length) this.moveRest(rest + chunk.length);
    this.bytes.set(chunk, this.end);
    this.end += chunk.length;
    if (this.end - this.position >= this.waitFor) this.waitFor = 0;
  }

  /** Moves what is not yet scanned to the front of a buffer of at least `needed` bytes. */
  private moveRest(needed: number): void {
    const from = this.bytes;
    if (needed > from.length) this.bytes = Buffer.alloc(Math.max(needed, 2 * from.length));
    from.copy(this.bytes, 0, this.position, this.end);
    this.dropped += this.position;
    this.end -= this.position;
    this.position = 0;
  }

  /** There are no more bytes to come. */
  finish(): void {
    this.waitFor = 0;
  }

  /** Throws unless the document ended as it should. */
  requireEnd(): void {
    if (this.position < this.end && this.bytes.subarray(this.position, this.end).some((byte) => byte > space))
      throw malformed('it ends too early');
    if (this.depth !== 0 || this.open[1] === 0) throw malformed('it ends too early');
  }

  /** Moves to the next tag or text; comments and instructions are passed over. */
  next(): number {
    for (;;) {
      const at = this.position;
      if (at >= this.end || this.end - at < this.waitFor) return tokens.more;
      const second = this.bytes[at + 1];
      const found =
        this.bytes[at] !== lessThan
          ? this.scanText(at)
          : second === exclamation || second === question
            ? this.scanSpecial(at)
            : this.scanTag(at);
      if (found === tokens.more && this.position === at) {
        // A long tag or text is looked at again only when twice as much is there: else each chunk would scan it all.
        this.waitFor = Math.min(2 * (this.end - at), this.longest);
        return found;
      }
      if (found !== tokens.more) return found;
    }
  }

  /** The index of an attribute of the element at hand, -1 when it has none of that name. */
  attribute(code: number): number {
    for (let index = 0; index < this.attributes; index += 1) if (this.attributeNames[index] === code) return index;
    return -1;
  }

  /**
   * Goes over `opening`, a text and `closing`, which ends the element just opened, too, when exactly that comes next and
   * nothing has a prefix: nine of ten cells are read in this one step. Else false, and `next` continues as usual.
   */
  takeText(opening: Uint8Array, closing: Uint8Array): boolean {
    const { bytes, end } = this;
    const start = this.position + opening.length;
    if (start > end || this.rootPrefix.length > 0 || !startsWith(bytes, this.position, opening)) return false;
    const at = this.textEndFrom(start);
    if (at < 0 || at + closing.length > end || !startsWith(bytes, at, closing)) return false;
    this.textStart = start;
    this.textEnd = at;
    this.position = at + closing.length;
    this.level = this.depth;
    this.depth -= 1;
    return true;
  }

  /** Goes over an element of this level, when `element` comes next and nothing has a prefix; else false, and `next` continues as usual. */
  takeWhole(element: WholeElement, level: number): boolean {
    if (this.depth !== level - 1 || this.waitFor > 0 || this.rootPrefix.length > 0) return false;
    const end = element.read(this.bytes, this.position, this.end);
    if (end < 0) return false;
    this.position = end;
    return true;
  }

  private scanText(from: number): number {
    if (this.depth === 0) this.requireBlank(from);
    const at = this.textEndFrom(from);
    if (at < 0) return tokens.more;
    this.textStart = from;
    this.textEnd = at;
    this.position = at;
    return tokens.text;
  }

  /** Where the next tag begins, -1 when it is not there yet; short texts by hand, long ones by native code. */
  private textEndFrom(from: number): number {
    const { bytes, end } = this;
    const near = Math.min(end, from + shortText);
    for (let at = from; at < near; at += 1) if (bytes[at] === lessThan) return at;
    const found = near < end ? bytes.indexOf(lessThan, near) : -1;
    return found < end ? found : -1;
  }

  private requireBlank(from: number): void {
    for (let at = from; at < this.end && this.bytes[at] !== lessThan; at += 1) {
      if ((this.bytes[at] ?? 0) > space) throw malformed('text outside the root');
    }
  }

  private scanSpecial(at: number): number {
    const { bytes, end } = this;
    if (bytes[at + 1] === question) return this.skipTo(instructionEnd, at + 2);
    if (at + 9 > end) return tokens.more;
    if (startsWith(bytes, at + 2, commentStart)) return this.skipTo(commentEnd, at + 4);
    if (!startsWith(bytes, at + 2, literalStart))
      throw new WorkbookError('forbidden_content', 'a document type or entity');
    if (this.depth === 0) throw malformed('text outside the root');
    this.textStart = at + 9;
    this.skipTo(literalEnd, at + 9);
    if (this.position === at) return tokens.more;
    this.textEnd = this.position - 3;
    return tokens.literal;
  }

  /** Moves behind the closing of a comment or the like, or leaves the position when it is not there yet. */
  private skipTo(closing: Uint8Array, from: number): number {
    const { bytes } = this;
    const last = this.end - closing.length;
    const first = closing[0];
    for (let at = from; at <= last; at += 1) {
      if (bytes[at] !== first || !startsWith(bytes, at, closing)) continue;
      this.position = at + closing.length;
      break;
    }
    return tokens.more;
  }

  private scanTag(start: number): number {
    const { bytes, end } = this;
    const closing = bytes[start + 1] === slash;
    const nameStart = closing ? start + 2 : start + 1;
    let code = 0;
    let at = nameStart;
    this.prefixStart = nameStart;
    this.prefixEnd = nameStart;
    for (; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= space || byte === greaterThan || byte === slash) break;
      if (byte === lessThan) throw malformed('a tag in a tag');
      if (byte === colon) {
        this.prefixEnd = at;
        code = 0;
      } else code = (Math.imul(code, 31) + byte) | 0;
    }
    if (at >= end) return tokens.more;
    if (at === nameStart) throw malformed('a tag without a name');
    this.name = code;
    this.attributes = 0;
    return this.scanAttributes(at, closing);
  }

  private scanAttributes(from: number, closing: boolean): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end) {
      const byte = bytes[at] ?? 0;
      if (byte === greaterThan) return this.finishTag(at + 1, closing ? tokens.close : tokens.open);
      if (byte === slash) {
        if (at + 1 >= end) return tokens.more;
        if (bytes[at + 1] !== greaterThan || closing) throw malformed('a slash in a tag');
        return this.finishTag(at + 2, tokens.empty);
      }
      if (byte <= space) {
        at += 1;
        continue;
      }
      at = this.scanAttribute(at);
      if (at < 0) return tokens.more;
    }
    return tokens.more;
  }

  /** Where the attribute ends, -1 when its end is not there yet. */
  private scanAttribute(from: number): number {
    const { bytes, end } = this;
    if (bytes[from + 1] === equals && bytes[from + 2] === quote && from + 2 < end)
      return this.scanValue(bytes[from] ?? 0, from + 3, quote);
    let at = from;
    let code = 0;
    for (; at < end && bytes[at] !== equals; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === lessThan || byte === greaterThan || byte === quote) throw malformed('an attribute without a value');
      if (byte === colon) code = 0;
      else if (byte > space) code = (Math.imul(code, 31) + byte) | 0;
    }
    at += 1;
    while (at < end && (bytes[at] ?? 0) <= space) at += 1;
    if (at >= end) return -1;
    const mark = bytes[at] ?? 0;
    if (mark !== quote && mark !== apostrophe) throw malformed('a value without quotes');
    return this.scanValue(code, at + 1, mark);
  }

  private scanValue(code: number, start: number, mark: number): number {
    const { bytes, end } = this;
    let at = start;
    while (at < end && bytes[at] !== mark) {
      if (bytes[at] === lessThan) throw malformed('a tag in a value');
      at += 1;
    }
    if (at >= end) return -1;
    this.keepAttribute(code, start, at);
    return at + 1;
  }

  private keepAttribute(code: number, start: number, end: number): void {
    const index = this.attributes;
    if (index >= maxAttributes) throw malformed('too many attributes');
    this.attributeNames[index] = code;
    this.valueStarts[index] = start;
    this.valueEnds[index] = end;
    this.attributes = index + 1;
  }

  private finishTag(position: number, kind: number): number {
    this.position = position;
    if (kind === tokens.close) {
      if (this.depth === 0 || this.open[this.depth] !== this.name) throw malformed('tags are not balanced');
      this.level = this.depth;
      this.depth -= 1;
      return kind;
    }
    this.level = this.depth + 1;
    if (this.level === 1) this.startRoot();
    this.foreign =
      this.prefixEnd - this.prefixStart !== this.rootPrefix.length ||
      !startsWith(this.bytes, this.prefixStart, this.rootPrefix);
    if (kind === tokens.open) {
      if (this.level > deepest) throw malformed('nested too deeply');
      this.depth = this.level;
      this.open[this.depth] = this.name;
    }
    return kind;
  }

  private startRoot(): void {
    if (this.open[1] !== 0) throw malformed('two roots');
    this.open[1] = this.name;
    this.rootPrefix = Uint8Array.from(this.bytes.subarray(this.prefixStart, this.prefixEnd));
  }
}
