import type { CellSource } from '../cells/cell-batch.ts';
import { TextBudget } from '../cells/text-budget.ts';
import { readCentralDirectory } from '../zip/central-directory.ts';
import { requireZip } from '../file-kind.ts';
import { headerThenRows } from '../header-then-rows.ts';
import { InflateBudget } from '../zip/inflate-entry.ts';
import { Package } from '../package-parts.ts';
import { guardReading, type Reading } from '../reading.ts';
import { scanPart } from '../xml/scan-entry.ts';
import { SharedStrings, SharedStringsPart } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import { readStyles } from './styles.ts';
import { WorkbookError } from '../workbook-error.ts';
import { findParts, type WorkbookParts } from './workbook-sheets.ts';

export { defaultReadLimits, type ReadLimits } from '../read-limits.ts';
export { cellKinds, type CellKind, type RowBatch } from '../cells/row-batch.ts';

export interface SheetSummary {
  readonly sheet: string;
  /** Rows with content but one, the header. */
  readonly rows: number;
  /** Hidden sheets in front of the one read. */
  readonly hiddenSheetsSkipped: number;
}

async function readStrings(parts: Package, part: string | undefined): Promise<SharedStrings | undefined> {
  if (part === undefined || !parts.has(part)) return undefined;
  const entry = parts.entry(part);
  const { limits } = parts.budget;
  if (entry.size > limits.sharedStrings) throw new WorkbookError('too_large', 'the shared strings');
  const strings = new SharedStrings(entry.size);
  await scanPart(
    entry,
    { file: parts.file, budget: parts.budget, maxSize: limits.sharedStrings },
    new SharedStringsPart(strings),
  );
  return strings;
}

async function readSheet(parts: Package, found: WorkbookParts, reading: Reading): Promise<number> {
  const { limits } = reading;
  const { formatOfStyle, shown } = await readStyles(parts, found.stylesPart);
  const strings = await readStrings(parts, found.stringsPart);
  const texts = new TextBudget(limits);
  const cells: CellSource = { strings, shown, date1904: found.date1904, escapes: true, texts };
  const sheet = new SheetRows({ limits, strings, formatOfStyle, ...headerThenRows(cells, reading) });
  await scanPart(
    parts.entry(found.sheetPart),
    { file: parts.file, budget: parts.budget, maxSize: limits.inflated },
    sheet,
  );
  sheet.finish();
  if (sheet.rows === 0) throw new WorkbookError('empty_sheet', found.sheet);
  return sheet.rows - 1;
}

/**
 * Reads one visible sheet of an .xlsx file, the first unless asked for another: `onHeader` gets its header, `onRows` the
 * rows below, empty ones left out, of the columns chosen. Throws a `WorkbookError`, or what these two throw. A formula gives the value it
 * had when the file was saved. Rows may have been handed over when a damage further on is found: keep none of them then.
 */
export function readWorkbook(file: Uint8Array, reading: Reading): Promise<SheetSummary> {
  return guardReading(reading, async (guarded) => {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    requireZip(bytes);
    const parts = new Package(bytes, readCentralDirectory(bytes, guarded.limits), new InflateBudget(guarded.limits));
    const found = await findParts(parts, guarded.sheet ?? 0);
    const rows = await readSheet(parts, found, guarded);
    return { sheet: found.sheet, rows, hiddenSheetsSkipped: found.hiddenSheetsSkipped };
  });
}
