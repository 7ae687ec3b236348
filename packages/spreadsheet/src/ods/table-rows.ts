import type { CellBatch } from '../cells/cell-batch.ts';
import { readDigits } from '../cells/cell-reference.ts';
import type { InflateBudget } from '../zip/inflate-entry.ts';
import { ParagraphText } from './paragraph-text.ts';
import type { PartTaker } from '../xml/scan-entry.ts';
import { repetitions, TableCell } from './table-cell.ts';
import { TableRow } from './table-row.ts';
import { WorkbookError } from '../workbook-error.ts';
import { nameCode } from '../xml/names.ts';
import { tokens, type XmlScanner } from '../xml/scanner.ts';
import type { ShownFormats } from './shown-formats.ts';

const [rowName, cellName, coveredName, paragraphName] = [
  nameCode('table-row'),
  nameCode('table-cell'),
  nameCode('covered-table-cell'),
  nameCode('p'),
];
const groupNames: ReadonlySet<number> = new Set([
  nameCode('table-row-group'),
  nameCode('table-header-rows'),
  nameCode('table-rows'),
]);
const [spacesName, tabName, breakName, countName] = [
  nameCode('s'),
  nameCode('tab'),
  nameCode('line-break'),
  nameCode('c'),
];
/** What lies in a paragraph without being part of the text of the cell. */
const asideNames: ReadonlySet<number> = new Set([
  nameCode('annotation'),
  nameCode('note'),
  nameCode('ruby-text'),
  nameCode('frame'),
]);
const [rowsRepeated, columnsRepeated] = [nameCode('number-rows-repeated'), nameCode('number-columns-repeated')];
const tableLevel = 4;
const maxRows = 1_048_576;
const nowhere = 1000;

export interface TableSource {
  readonly budget: InflateBudget;
  readonly shapes: ShownFormats;
  /** The first batch to fill. */
  readonly batch: CellBatch;
  /** Takes a full batch, or the last one, and gives the next one to fill. */
  readonly onFull: (batch: CellBatch) => CellBatch;
}

/**
 * Takes the rows of one table of an OpenDocument file, whose opening tag was scanned. Names are compared without their
 * prefix, places by level: rows within the table or its groups, cells within rows, paragraphs within cells.
 */
export class TableRows implements PartTaker {
  /** Rows with content so far, the header among them. */
  rows = 0;
  private readonly source: TableSource;
  private readonly row: TableRow;
  private readonly cell: TableCell;
  private readonly text: ParagraphText;
  private batch: CellBatch;
  private inTable = false;
  private groupLevel = tableLevel;
  private rowLevel = nowhere;
  private cellLevel = nowhere;
  private asideLevel = nowhere;
  private inParagraph = false;
  private repeated = 1;
  private rowNumber = 0;
  private rowStart = 0;
  private cellStart = 0;
  /** Bytes that the row at hand would have more if its cells were written out. */
  private more = 0;

  constructor(source: TableSource) {
    this.source = source;
    this.batch = source.batch;
    this.row = new TableRow(source.budget.limits);
    this.cell = new TableCell(this.row.arena, source.shapes);
    this.text = new ParagraphText(this.row.arena, source.budget.limits.rowBytes);
  }

  begin(): void {
    this.inTable = true;
  }

  /** Gives away what is left when the content is over. */
  finish(): void {
    if (this.batch.rows > 0) this.batch = this.source.onFull(this.batch);
  }

  /** Takes what the scanner has, up to the end of the table. */
  take(scanner: XmlScanner): void {
    while (this.inTable) {
      switch (scanner.next()) {
        case tokens.more:
          if (this.rowLevel !== nowhere && scanner.given - this.rowStart > this.source.budget.limits.rowBytes)
            throw new WorkbookError('too_large', 'a row');
          return;
        case tokens.open:
          this.open(scanner);
          break;
        case tokens.empty:
          this.openEmpty(scanner);
          break;
        case tokens.close:
          this.close(scanner);
          break;
        case tokens.text:
          if (this.inParagraph) this.text.append(scanner, false);
          break;
        default:
          if (this.inParagraph) this.text.append(scanner, true);
      }
    }
  }

  private open(scanner: XmlScanner): void {
    const { level, name } = scanner;
    if (level > this.cellLevel) this.openInCell(scanner);
    else if (level === this.rowLevel + 1) this.openCell(scanner);
    else if (level === this.groupLevel + 1 && this.rowLevel === nowhere) {
      if (name === rowName) this.openRow(scanner);
      else if (groupNames.has(name)) this.groupLevel = level;
    }
  }

  /** An element without content: most rows and cells of a sheet are such ones, and none of them needs looking into. */
  private openEmpty(scanner: XmlScanner): void {
    const { level, name } = scanner;
    if (level === this.rowLevel + 1 && this.cellLevel === nowhere && name === coveredName)
      this.row.skip(repetitions(scanner, columnsRepeated));
    else if (level === this.groupLevel + 1 && this.rowLevel === nowhere && name === rowName)
      this.rowNumber += repetitions(scanner, rowsRepeated);
    else {
      this.open(scanner);
      this.close(scanner);
    }
  }

  private openRow(scanner: XmlScanner): void {
    this.rowLevel = scanner.level;
    this.rowStart = scanner.scanned;
    this.more = 0;
    this.repeated = repetitions(scanner, rowsRepeated);
    this.row.clear();
  }

  private openCell(scanner: XmlScanner): void {
    // Nobody sees what lies under a merged cell.
    if (scanner.name === coveredName) this.row.skip(repetitions(scanner, columnsRepeated));
    if (scanner.name !== cellName) return;
    this.cellLevel = scanner.level;
    this.cellStart = scanner.scanned;
    this.cell.begin(scanner);
    this.text.beginCell();
  }

  private openInCell(scanner: XmlScanner): void {
    const { level, name } = scanner;
    if (level === this.cellLevel + 1) {
      this.inParagraph = name === paragraphName;
      if (this.inParagraph) this.text.beginParagraph();
    } else if (!this.inParagraph) return;
    else if (name === spacesName) {
      const index = scanner.attribute(countName);
      this.text.appendSpaces(
        index < 0
          ? 1
          : Math.max(0, readDigits(scanner.bytes, scanner.valueStarts[index] ?? 0, scanner.valueEnds[index] ?? 0)),
      );
    } else if (name === tabName) this.text.appendTab();
    else if (name === breakName) this.text.appendLineBreak();
    else if (asideNames.has(name)) {
      this.asideLevel = level;
      this.inParagraph = false;
    }
  }

  private close(scanner: XmlScanner): void {
    const { level } = scanner;
    if (level > this.cellLevel) {
      if (level === this.cellLevel + 1) this.inParagraph = false;
      else if (level === this.asideLevel) {
        this.asideLevel = nowhere;
        this.inParagraph = true;
      }
    } else if (level === this.cellLevel) this.closeCell(scanner);
    else if (level === this.rowLevel) this.closeRow(scanner);
    else if (level === this.groupLevel) {
      if (level === tableLevel) this.inTable = false;
      else this.groupLevel -= 1;
    }
  }

  private closeCell(scanner: XmlScanner): void {
    this.cellLevel = nowhere;
    const { cell } = this;
    cell.finish();
    if (cell.code === 0) {
      this.row.skip(cell.width);
      return;
    }
    this.more += (scanner.scanned - this.cellStart) * (cell.width - 1);
    this.row.add(cell);
  }

  private closeRow(scanner: XmlScanner): void {
    this.rowLevel = nowhere;
    const first = this.rowNumber + 1;
    this.rowNumber += this.repeated;
    if (!this.row.filled) return;
    this.requireWithin(scanner.scanned - this.rowStart);
    for (let number = first; number <= this.rowNumber; number += 1) {
      this.row.copyTo(this.batch, number);
      if (this.batch.isFull) this.batch = this.source.onFull(this.batch);
    }
  }

  /** What is repeated counts as if it were written out, before any of it is. */
  private requireWithin(bytes: number): void {
    const { budget } = this.source;
    this.rows += this.repeated;
    if (this.rows > budget.limits.rows + 1) throw new WorkbookError('too_many_rows', `more than ${budget.limits.rows}`);
    if (this.rowNumber > maxRows) throw new WorkbookError('damaged', 'a wrong row number');
    budget.spend((bytes + this.more) * this.repeated - bytes);
  }
}
