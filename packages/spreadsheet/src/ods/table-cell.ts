import { cellFlags } from '../cells/cell-batch.ts';
import { cellTypes, classifyPlain, classifyTyped } from '../cells/cell-content.ts';
import { readDigits } from '../cells/cell-reference.ts';
import { plainFormat } from '../cells/number-formats.ts';
import { kindCodes } from '../cells/row-batch.ts';
import type { PlacedCell } from './table-row.ts';
import type { TextArena } from '../cells/text-arena.ts';
import { WorkbookError } from '../workbook-error.ts';
import { bytesCode, nameCode } from '../xml/names.ts';
import type { XmlScanner } from '../xml/scanner.ts';
import type { ShownFormats } from './shown-formats.ts';

const [typeName, currencyName, formulaName, columnsRepeated] = [
  nameCode('value-type'),
  nameCode('currency'),
  nameCode('formula'),
  nameCode('number-columns-repeated'),
];
const [errorType, dateType, timeType, booleanType, stringType] = [
  nameCode('error'),
  nameCode('date'),
  nameCode('time'),
  nameCode('boolean'),
  nameCode('string'),
];
const numberTypes: ReadonlySet<number> = new Set([nameCode('float'), nameCode('percentage'), nameCode('currency')]);
const valueNames = new Map([
  ...[...numberTypes].map((type) => [type, nameCode('value')] as const),
  [dateType, nameCode('date-value')],
  [timeType, nameCode('time-value')],
  [booleanType, nameCode('boolean-value')],
  [stringType, nameCode('string-value')],
]);

const duration = /^P(?:(\d{1,7})D)?T(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,7}(?:\.\d{1,9})?)S)?$/;
const shownError = /^(?:#(?:N\/A|DIV\/0!|REF!|NAME\?|NULL!|NUM!|VALUE!)|Err:\d{3})$/;
const maxErrorLength = 8;

/** The serial day of a duration like `PT13H02M00S`, as digits; undefined for what is none. */
function serialOfDuration(text: string): string | undefined {
  const found = duration.exec(text);
  if (found === null) return undefined;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = found;
  return String(Number(days) + Number(hours) / 24 + Number(minutes) / 1440 + Number(seconds) / 86_400);
}

/** How many times an element repeats, by an attribute of it that may be missing. */
export function repetitions(scanner: XmlScanner, name: number): number {
  const index = scanner.attribute(name);
  if (index < 0) return 1;
  const count = readDigits(scanner.bytes, scanner.valueStarts[index] ?? 0, scanner.valueEnds[index] ?? 0);
  if (count < 1) throw new WorkbookError('damaged', 'a wrong number of repetitions');
  return count;
}

/** A cell of an OpenDocument table: first its value goes into the arena, then the text that it shows. One serves all cells. */
export class TableCell implements PlacedCell {
  code = 0;
  format = plainFormat;
  start = 0;
  end = 0;
  width = 1;
  private type = stringType;
  private hasValue = false;
  private isError = false;
  private isFormula = false;
  private unit = '';
  private shownStart = 0;
  private readonly arena: TextArena;
  private readonly shapes: ShownFormats;

  constructor(arena: TextArena, shapes: ShownFormats) {
    this.arena = arena;
    this.shapes = shapes;
  }

  begin(scanner: XmlScanner): void {
    const { bytes, attributes, attributeNames, valueStarts, valueEnds } = scanner;
    this.type = stringType;
    this.isError = false;
    this.isFormula = false;
    this.hasValue = false;
    this.unit = '';
    for (let index = 0; index < attributes; index += 1) {
      const name = attributeNames[index];
      if (name === formulaName) this.isFormula = true;
      const [start, end] = [valueStarts[index] ?? 0, valueEnds[index] ?? 0];
      if (name === currencyName) this.unit = bytes.toString('utf8', start, end);
      if (name !== typeName) continue;
      const type = bytesCode(bytes, start, end);
      // LibreOffice gives such a cell the type `string` and, in its own vocabulary, `error`.
      if (type === errorType) this.isError = true;
      else if (valueNames.has(type)) this.type = type;
    }
    this.width = repetitions(scanner, columnsRepeated);
    this.start = this.arena.length;
    this.takeValue(scanner);
    this.shownStart = this.arena.length;
  }

  /** Where its text may be put from. */
  private takeValue(scanner: XmlScanner): void {
    const index = scanner.attribute(valueNames.get(this.type) ?? 0);
    if (index < 0) return;
    this.hasValue = true;
    this.arena.appendText(
      { bytes: scanner.bytes, textStart: scanner.valueStarts[index] ?? 0, textEnd: scanner.valueEnds[index] ?? 0 },
      false,
    );
  }

  /** Makes a cell of what lies in the arena: sets kind and flags, the format, and where its text is. */
  finish(): void {
    this.format = plainFormat;
    this.code = this.kindOfContent();
    if (this.isFormula) this.code |= cellFlags.formula;
    this.end = this.arena.length;
  }

  private kindOfContent(): number {
    const { arena } = this;
    const isError = this.isError || (this.isFormula && this.showsError());
    const isText = this.type === stringType;
    if (isError || !this.hasValue) {
      this.start = this.shownStart;
      if (arena.length === this.start) return kindCodes.empty;
      return isText && !isError ? kindCodes.text : kindCodes.error;
    }
    if (numberTypes.has(this.type)) return this.kindOfNumber();
    arena.length = this.shownStart;
    if (isText) return arena.length > this.start ? kindCodes.text : kindCodes.empty;
    if (this.type === timeType) return this.kindOfTime();
    return classifyTyped(arena, this.start, this.type === booleanType ? cellTypes.boolean : cellTypes.date);
  }

  private showsError(): boolean {
    const { arena, shownStart } = this;
    return arena.length - shownStart <= maxErrorLength && shownError.test(arena.text(shownStart, arena.length));
  }

  private kindOfNumber(): number {
    const { arena, start, shownStart } = this;
    if (this.unit !== '') this.format = this.shapes.formatOfUnit(this.unit);
    // Zeros can only be in front where more is shown than the number has digits.
    else if (arena.length - shownStart > shownStart - start) {
      this.format = this.shapes.formatOf(arena.text(start, shownStart), arena.text(shownStart, arena.length));
    }
    arena.length = shownStart;
    return classifyPlain(arena, start, plainFormat);
  }

  private kindOfTime(): number {
    const { arena, start } = this;
    if (arena.length - start > 60) return kindCodes.error;
    const serial = serialOfDuration(arena.text(start, arena.length));
    if (serial === undefined) return arena.length === start ? kindCodes.empty : kindCodes.error;
    const digits = Buffer.from(serial, 'latin1');
    arena.length = start;
    arena.append(digits, 0, digits.length);
    return kindCodes.date;
  }
}
