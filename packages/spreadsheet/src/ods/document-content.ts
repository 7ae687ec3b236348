import type { PartTaker } from '../xml/scan-entry.ts';
import { attributeText } from '../xml/small-document.ts';
import type { TableRows } from './table-rows.ts';
import { WorkbookError } from '../workbook-error.ts';
import { nameCode } from '../xml/names.ts';
import { tokens, type XmlScanner } from '../xml/scanner.ts';

const [contentName, bodyName, sheetsName, tableName] = [
  nameCode('document-content'),
  nameCode('body'),
  nameCode('spreadsheet'),
  nameCode('table'),
];
const [stylesName, styleName, tablePropertiesName] = [
  nameCode('automatic-styles'),
  nameCode('style'),
  nameCode('table-properties'),
];

/** Goes over the content of an OpenDocument spreadsheet and gives one visible table to `rows`. */
export class DocumentContent implements PartTaker {
  /** The name of the table that is read, undefined as long as none is found. */
  sheet: string | undefined;
  hiddenSheetsSkipped = 0;
  private readonly rows: TableRows;
  private readonly maxStyles: number;
  private readonly hiddenStyles = new Set<string>();
  private section = 0;
  /** How many tables that are seen come before the one to read. */
  private left: number;
  private inSheets = false;
  private style = '';

  /** `maxStyles` is how many bytes may come before the tables; `place` is that of the table among those seen, from 0 on. */
  constructor(rows: TableRows, maxStyles: number, place: number) {
    this.left = place;
    this.rows = rows;
    this.maxStyles = maxStyles;
  }

  take(scanner: XmlScanner): void {
    this.rows.take(scanner);
    for (let token = scanner.next(); token !== tokens.more; token = scanner.next()) {
      if (token !== tokens.open && token !== tokens.empty) continue;
      if (!this.open(scanner) || token === tokens.empty) continue;
      this.rows.begin();
      this.rows.take(scanner);
    }
  }

  /** Whether the element is the table to read. */
  private open(scanner: XmlScanner): boolean {
    const { level, name } = scanner;
    if (level === 1 && name !== contentName) throw new WorkbookError('damaged', 'the content is something else');
    if (this.section !== bodyName && scanner.scanned > this.maxStyles)
      throw new WorkbookError('too_large', 'the styles');
    if (level === 2) this.section = name;
    else if (level === 3) {
      this.inSheets = this.section === bodyName && name === sheetsName;
      this.style = this.section === stylesName && name === styleName ? (attributeText(scanner, 'name') ?? '') : '';
    } else if (level === 4 && name === tablePropertiesName) this.takeProperties(scanner);
    else if (level === 4 && name === tableName && this.inSheets && this.sheet === undefined)
      return this.openTable(scanner);
    return false;
  }

  private takeProperties(scanner: XmlScanner): void {
    if (this.style !== '' && attributeText(scanner, 'display') === 'false') this.hiddenStyles.add(this.style);
  }

  private openTable(scanner: XmlScanner): boolean {
    if (this.hiddenStyles.has(attributeText(scanner, 'style-name') ?? '')) {
      this.hiddenSheetsSkipped += 1;
      return false;
    }
    if (this.left > 0) {
      this.left -= 1;
      return false;
    }
    this.sheet = attributeText(scanner, 'name') ?? '';
    return true;
  }
}
