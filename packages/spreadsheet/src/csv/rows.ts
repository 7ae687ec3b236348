import type { CellBatch } from '../cells/cell-batch.ts';
import type { ReadLimits } from '../read-limits.ts';
import { kindCodes } from '../cells/row-batch.ts';
import { WorkbookError } from '../workbook-error.ts';

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

interface CsvSource {
  readonly delimiter: number;
  /** Where the first record begins; the line of a declared delimiter before it counts as one. */
  readonly start: number;
  readonly limits: ReadLimits;
  readonly batch: CellBatch;
  readonly onFull: (batch: CellBatch) => CellBatch;
}

/** Takes the records of a delimited text (RFC 4180, any line ends) into batches; empty records are passed over. */
export class CsvRows {
  /** Records with content so far, the header among them. */
  rows = 0;
  private readonly text: Buffer;
  private readonly source: CsvSource;
  private batch: CellBatch;
  private at: number;
  private line: number;
  private filled = false;
  private recordStart = 0;

  constructor(text: Buffer, source: CsvSource) {
    this.text = text;
    this.source = source;
    this.batch = source.batch;
    this.at = source.start;
    this.line = source.start > 0 ? 1 : 0;
  }

  /** Reads all records; `rowNumber` of a row is the number of its record, as a spreadsheet program would show it. */
  read(): void {
    while (this.at < this.text.length) this.readRecord();
    if (this.batch.rows > 0) this.source.onFull(this.batch);
  }

  private readRecord(): void {
    this.line += 1;
    this.filled = false;
    this.recordStart = this.batch.arena.length;
    for (let column = 0; this.readField(column); column += 1);
    if (!this.filled) return;
    this.rows += 1;
    if (this.rows > this.source.limits.rows + 1)
      throw new WorkbookError('too_many_rows', `more than ${this.source.limits.rows}`);
    this.batch.finishRow(this.line);
    if (this.batch.isFull) this.batch = this.source.onFull(this.batch);
  }

  /** Reads a field and what ends it; true when another one follows in the record. */
  private readField(column: number): boolean {
    const { text, batch } = this;
    const { arena } = batch;
    const start = arena.length;
    if (text[this.at] === quote) this.takeQuoted(column);
    this.takePlain();
    if (arena.length > start) this.keep(column, start);
    const end = text[this.at];
    this.at += end === carriageReturn && text[this.at + 1] === lineFeed ? 2 : 1;
    return end === this.source.delimiter;
  }

  private keep(column: number, start: number): void {
    if (column >= this.source.limits.columns)
      throw new WorkbookError('too_many_columns', `more than ${this.source.limits.columns}`);
    this.filled = true;
    const slot = this.batch.slot(column);
    if (slot >= 0) this.batch.keep(slot, kindCodes.text, { start, format: 0 });
    else this.batch.arena.length = start;
  }

  private takeQuoted(column: number): void {
    const { text, batch } = this;
    let from = this.at + 1;
    for (;;) {
      const close = text.indexOf(quote, from);
      if (close < 0)
        throw new WorkbookError('damaged', `a quote in line ${this.line}, column ${column + 1} is not closed`);
      this.requireShort(close - from);
      batch.arena.append(text, from, close);
      this.at = close + 1;
      if (text[close + 1] !== quote) return;
      batch.arena.append(text, close, close + 1);
      from = close + 2;
    }
  }

  private takePlain(): void {
    const { text } = this;
    const { delimiter } = this.source;
    let at = this.at;
    for (; at < text.length; at += 1) {
      const byte = text[at];
      if (byte === delimiter || byte === lineFeed || byte === carriageReturn) break;
    }
    this.requireShort(at - this.at);
    this.batch.arena.append(text, this.at, at);
    this.at = at;
  }

  private requireShort(more: number): void {
    const bytes = this.batch.arena.length - this.recordStart + more;
    if (bytes > this.source.limits.rowBytes) throw new WorkbookError('too_large', `line ${this.line}`);
  }
}
