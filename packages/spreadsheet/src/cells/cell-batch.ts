import { days1904, serialOfIso, showDate } from './cell-dates.ts';
import { parseNumber, showNumber } from './cell-numbers.ts';
import { firstShownFormat, showZeros, type ShownFormat } from './number-formats.ts';
import { kindCodes, type RowBatch } from './row-batch.ts';
import type { SharedStrings } from '../xlsx/shared-strings.ts';
import { TextArena, unescapeCellText } from './text-arena.ts';
import type { TextBudget } from './text-budget.ts';

/** What the cells of a file refer to. */
export interface CellSource {
  readonly strings: SharedStrings | undefined;
  readonly shown: readonly ShownFormat[];
  readonly date1904: boolean;
  /** Whether `_x000D_` in a text means a character. */
  readonly escapes: boolean;
  readonly texts: TextBudget;
}

/** Beside its kind: a formula's value; a shared string, whose start is its index; a date written in ISO form. */
export const cellFlags = { formula: 8, shared: 16, iso: 32 } as const;
const kindMask = 7;
const arenaBytes = 256 * 1024;
const fullArena = 512 * 1024;

/** A batch of rows in typed arrays that are filled again and again; texts lie as bytes in one arena. */
export class CellBatch implements RowBatch {
  rows = 0;
  readonly arena = new TextArena(arenaBytes);
  private readonly capacity: number;
  private readonly width: number;
  private readonly slots: readonly number[];
  private readonly slotOfPosition: Int16Array;
  private readonly numbers: Float64Array;
  private readonly kinds: Uint8Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly formats: Int32Array;
  private readonly source: CellSource;

  /** `chosen` are positions of columns, counted from 0, in the order in which the batch shows them. */
  constructor(source: CellSource, chosen: readonly number[], capacity: number) {
    const distinct = [...new Set(chosen)];
    this.source = source;
    this.capacity = capacity;
    this.width = distinct.length;
    this.slots = chosen.map((position) => distinct.indexOf(position));
    this.slotOfPosition = new Int16Array(Math.max(0, ...distinct) + 1).fill(-1);
    for (const [slot, position] of distinct.entries()) this.slotOfPosition[position] = slot;
    const cells = capacity * this.width;
    this.numbers = new Float64Array(capacity);
    this.kinds = new Uint8Array(cells);
    this.starts = new Int32Array(cells);
    this.ends = new Int32Array(cells);
    this.formats = new Int32Array(cells);
  }

  get isFull(): boolean {
    return this.rows === this.capacity || this.arena.length > fullArena;
  }

  /** Where a column of the file is kept, -1 when nobody wants it. */
  slot(position: number): number {
    return this.slotOfPosition[position] ?? -1;
  }

  clear(): void {
    this.rows = 0;
    this.arena.length = 0;
    this.kinds.fill(0);
  }

  /** Keeps a cell of the row at hand: `code` is its kind and flags, its text lies in the arena up to its end. */
  keep(slot: number, code: number, cell: { start: number; format: number }): void {
    const { strings, texts } = this.source;
    const isShared = (code & cellFlags.shared) !== 0;
    texts.spend(isShared ? (strings?.bytes(cell.start) ?? 0) : this.arena.length - cell.start);
    const at = this.rows * this.width + slot;
    this.kinds[at] = code;
    this.starts[at] = cell.start;
    this.ends[at] = this.arena.length;
    this.formats[at] = cell.format;
  }

  /** Forgets what was kept of the row at hand. */
  dropRow(): void {
    this.kinds.fill(0, this.rows * this.width, (this.rows + 1) * this.width);
  }

  finishRow(rowNumber: number): void {
    this.numbers[this.rows] = rowNumber;
    this.rows += 1;
    this.source.texts.finishRow();
  }

  rowNumber(row: number): number {
    return this.numbers[row] ?? Number.NaN;
  }

  kind(row: number, column: number): number {
    return this.code(row, column) & kindMask;
  }

  isFormula(row: number, column: number): boolean {
    return (this.code(row, column) & cellFlags.formula) !== 0;
  }

  number(row: number, column: number): number {
    const at = this.index(row, column);
    const code = this.code(row, column);
    const kind = code & kindMask;
    if (kind !== kindCodes.number && kind !== kindCodes.date) return Number.NaN;
    if (code & cellFlags.iso) return serialOfIso(this.written(at));
    const value = parseNumber(this.arena.bytes, this.starts[at] ?? 0, this.ends[at] ?? 0);
    if (!Number.isFinite(value)) return Number.NaN;
    return kind === kindCodes.date && this.source.date1904 ? value + days1904 : value;
  }

  unit(row: number, column: number): string {
    if (this.kind(row, column) !== kindCodes.number) return '';
    const format = this.formatAt(this.index(row, column));
    return format !== undefined && 'unit' in format ? format.unit : '';
  }

  text(row: number, column: number): string {
    const at = this.index(row, column);
    const code = this.code(row, column);
    switch (code & kindMask) {
      case kindCodes.empty:
        return '';
      case kindCodes.number:
        return this.numberText(at);
      case kindCodes.boolean:
        return /^(?:1|true)$/i.test(this.written(at)) ? 'TRUE' : 'FALSE';
      case kindCodes.date:
        return code & cellFlags.iso
          ? this.written(at)
          : (showDate(this.number(row, column)) ?? showNumber(this.written(at)));
      default:
        if (code & cellFlags.shared) return this.source.strings?.text(this.starts[at] ?? 0) ?? '';
        return this.source.escapes ? unescapeCellText(this.written(at)) : this.written(at);
    }
  }

  private index(row: number, column: number): number {
    return row * this.width + (this.slots[column] ?? Number.NaN);
  }

  private code(row: number, column: number): number {
    return row < this.rows ? (this.kinds[this.index(row, column)] ?? 0) : 0;
  }

  private written(at: number): string {
    return this.arena.text(this.starts[at] ?? 0, this.ends[at] ?? 0);
  }

  private numberText(at: number): string {
    const shown = showNumber(this.written(at));
    const format = this.formatAt(at);
    return format !== undefined && 'places' in format && /^\d+$/.test(shown) ? showZeros(shown, format) : shown;
  }

  private formatAt(at: number): ShownFormat | undefined {
    return this.source.shown[(this.formats[at] ?? 0) - firstShownFormat];
  }
}
