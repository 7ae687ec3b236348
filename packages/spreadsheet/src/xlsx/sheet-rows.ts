import { cellFlags, type CellBatch } from '../cells/cell-batch.ts';
import { cellTypes, classifyPlain, classifyTyped, takeSharedIndex } from '../cells/cell-content.ts';
import { readColumn, readDigits, readRow } from '../cells/cell-reference.ts';
import { dateFormat, plainFormat } from '../cells/number-formats.ts';
import type { FoundText } from '../cells/text-arena.ts';
import type { ReadLimits } from '../read-limits.ts';
import { kindCodes } from '../cells/row-batch.ts';
import type { SharedStrings } from './shared-strings.ts';
import { UsualCell } from './usual-cell.ts';
import { WorkbookError } from '../workbook-error.ts';
import { bytesCode, nameCode } from '../xml/names.ts';
import { tokens, type XmlScanner } from '../xml/scanner.ts';

const [worksheet, sheetData, row, cell] = [
  nameCode('worksheet'),
  nameCode('sheetData'),
  nameCode('row'),
  nameCode('c'),
];
const [value, formula, inline, text, phonetic] = [
  nameCode('v'),
  nameCode('f'),
  nameCode('is'),
  nameCode('t'),
  nameCode('rPh'),
];
const [reference, style, type] = [nameCode('r'), nameCode('s'), nameCode('t')];
const sharedText = kindCodes.text | cellFlags.shared;

export interface SheetSource {
  readonly limits: ReadLimits;
  readonly strings: SharedStrings | undefined;
  readonly formatOfStyle: Int32Array;
  /** The first batch to fill. */
  readonly batch: CellBatch;
  /** Takes a full batch, or the last one, and gives the next one to fill. */
  readonly onFull: (batch: CellBatch) => CellBatch;
}

/** Takes the cells of a worksheet as it is scanned, row by row into batches; rows without content are passed over. */
export class SheetRows {
  /** Rows with content so far, the header among them. */
  rows = 0;
  private readonly source: SheetSource;
  private batch: CellBatch;
  private inData = false;
  private ended = false;
  private inRow = false;
  private inCell = false;
  private inInline = false;
  private taking = false;
  private phoneticLevel = 0;
  private lastRowEnd = 0;
  private rowNumber = 0;
  private rowGiven = false;
  private rowFilled = false;
  private rowKept = false;
  private column = -1;
  private slot = -1;
  private start = 0;
  private type = 0;
  private style = 0;
  private flags = 0;
  private someText = false;
  private readonly usual = new UsualCell();

  constructor(source: SheetSource) {
    this.source = source;
    this.batch = source.batch;
  }

  /** Scans what there is. */
  take(scanner: XmlScanner): void {
    for (;;) {
      while (this.inRow && scanner.takeWhole(this.usual, 4)) this.takeUsual();
      switch (scanner.next()) {
        case tokens.more:
          if (!this.ended && scanner.given - this.lastRowEnd > this.source.limits.rowBytes)
            throw new WorkbookError('too_large', 'a row');
          return;
        case tokens.open:
          this.open(scanner);
          break;
        case tokens.close:
          this.close(scanner);
          break;
        case tokens.empty:
          this.open(scanner);
          this.close(scanner);
          break;
        case tokens.text:
          if (this.taking) this.takeText(scanner, false);
          break;
        default:
          if (this.taking) this.takeText(scanner, true);
      }
    }
  }

  /** Gives away what is left when the sheet is over. */
  finish(): void {
    if (this.batch.rows > 0) this.batch = this.source.onFull(this.batch);
  }

  private open(scanner: XmlScanner): void {
    const { level, name } = scanner;
    if (level === 1 && name !== worksheet) throw new WorkbookError('damaged', 'the sheet is something else');
    if (scanner.foreign) return;
    if (level >= 5) {
      if (this.inCell) this.openInside(level, name);
    } else if (level === 4) {
      if (this.inRow && name === cell) this.beginCell(scanner);
    } else if (level === 3) {
      if (this.inData && name === row) this.beginRow(scanner);
    } else if (level === 2 && !this.ended) this.inData = name === sheetData;
  }

  private openInside(level: number, name: number): void {
    this.taking = false;
    if (level === 5) {
      if (name === value) this.taking = true;
      else if (name === formula) this.flags |= cellFlags.formula;
      else this.inInline = name === inline;
    } else if (this.inInline && this.phoneticLevel === 0) {
      if (name === text) this.taking = true;
      else if (name === phonetic) this.phoneticLevel = level;
    }
  }

  private close(scanner: XmlScanner): void {
    const { level } = scanner;
    if (level >= 5) {
      this.taking = false;
      if (level === 5) this.inInline = false;
      if (level === this.phoneticLevel) this.phoneticLevel = 0;
    } else if (level === 4) {
      if (this.inCell) this.finishCell();
    } else if (level === 3) {
      if (this.inRow) this.finishRow();
      this.lastRowEnd = scanner.scanned;
    } else if (level === 2 && this.inData) {
      this.inData = false;
      this.ended = true;
    }
  }

  private beginRow({ bytes, attributes, attributeNames, valueStarts, valueEnds }: XmlScanner): void {
    this.inRow = true;
    this.column = -1;
    this.rowNumber += 1;
    this.rowGiven = false;
    this.rowFilled = false;
    this.rowKept = false;
    for (let index = 0; index < attributes; index += 1) {
      if (attributeNames[index] !== reference) continue;
      this.rowNumber = readRow(bytes, valueStarts[index] ?? 0, valueEnds[index] ?? 0);
      this.rowGiven = true;
    }
  }

  private finishRow(): void {
    this.inRow = false;
    if (!this.rowFilled) {
      if (this.rowKept) this.batch.dropRow();
      return;
    }
    this.rows += 1;
    if (this.rows > this.source.limits.rows + 1)
      throw new WorkbookError('too_many_rows', `more than ${this.source.limits.rows}`);
    this.batch.finishRow(this.rowNumber);
    if (this.batch.isFull) this.batch = this.source.onFull(this.batch);
  }

  private beginCell({ bytes, attributes, attributeNames, valueStarts, valueEnds }: XmlScanner): void {
    this.inCell = true;
    this.column += 1;
    this.type = 0;
    this.style = 0;
    for (let index = 0; index < attributes; index += 1) {
      const name = attributeNames[index];
      const start = valueStarts[index] ?? 0;
      const end = valueEnds[index] ?? 0;
      if (name === reference) this.takeReference(bytes, start, end);
      else if (name === style) this.style = readDigits(bytes, start, end);
      else if (name === type) this.type = bytesCode(bytes, start, end);
    }
    this.beginContent();
  }

  private takeReference(bytes: Uint8Array, start: number, end: number): void {
    this.column = readColumn(bytes, start, end);
    if (!this.rowGiven) this.rowNumber = readRow(bytes, start, end);
    this.rowGiven = true;
  }

  private beginContent(): void {
    this.flags = 0;
    this.someText = false;
    this.slot = this.batch.slot(this.column);
    this.start = this.batch.arena.length;
  }

  /** Takes a cell of the usual form, indices and plain numbers without more ado. */
  private takeUsual(): void {
    const { usual } = this;
    const { bytes } = usual;
    this.column += 1;
    if (usual.referenceEnd > 0) this.takeReference(bytes, usual.referenceStart, usual.referenceEnd);
    if (usual.isEmpty) return;
    this.type = usual.type;
    this.style = usual.style;
    this.beginContent();
    if (!usual.isInline) {
      if (this.type === cellTypes.shared) {
        const index = readDigits(bytes, usual.textStart, usual.textEnd);
        if (index >= 0) {
          this.finishShared(index);
          return;
        }
      } else if (this.slot >= 0 && this.isPlain() && this.batch.arena.appendPlainNumber(usual)) {
        this.keep(this.format() === dateFormat ? kindCodes.date : kindCodes.number, this.start);
        return;
      }
    }
    this.takeText(usual, false);
    this.finishCell();
  }

  private takeText(text: FoundText, literal: boolean): void {
    this.someText ||= text.textEnd > text.textStart;
    if (this.slot >= 0 || this.type === cellTypes.shared) this.batch.arena.appendText(text, literal);
  }

  private isPlain(): boolean {
    return this.type === cellTypes.absent || this.type === cellTypes.number;
  }

  private format(): number {
    return this.source.formatOfStyle[this.style] ?? plainFormat;
  }

  private finishCell(): void {
    if (!this.someText && this.flags === 0) this.inCell = false;
    else if (this.type === cellTypes.shared && this.someText)
      this.finishShared(takeSharedIndex(this.batch.arena, this.start));
    else if (this.slot < 0) this.keep(this.someText ? kindCodes.text : kindCodes.empty, 0);
    else if (this.isPlain()) this.finishPlain();
    else this.keep(classifyTyped(this.batch.arena, this.start, this.type), this.start);
  }

  private finishShared(index: number): void {
    const { strings } = this.source;
    if (strings === undefined || index < 0 || index >= strings.count)
      throw new WorkbookError('damaged', 'a shared string is missing');
    this.keep(strings.isEmpty(index) ? kindCodes.empty : sharedText, index);
  }

  private finishPlain(): void {
    this.keep(classifyPlain(this.batch.arena, this.start, this.format()), this.start);
  }

  private keep(code: number, start: number): void {
    this.inCell = false;
    if (code !== kindCodes.empty) {
      this.rowFilled = true;
      const { columns } = this.source.limits;
      if (this.column >= columns) throw new WorkbookError('too_many_columns', `more than ${columns}`);
    }
    if (this.slot < 0) return;
    this.rowKept = true;
    this.batch.keep(this.slot, code | this.flags, { start, format: this.format() });
  }
}
