import { readCentralDirectory } from '../zip/central-directory.ts';
import { DocumentContent } from './document-content.ts';
import { requireZip } from '../file-kind.ts';
import { TextBudget } from '../cells/text-budget.ts';
import { headerThenRows } from '../header-then-rows.ts';
import { inflateEntry, InflateBudget } from '../zip/inflate-entry.ts';
import { Package } from '../package-parts.ts';
import type { SheetSummary } from '../xlsx/read-workbook.ts';
import { guardReading, type Reading } from '../reading.ts';
import { scanPart } from '../xml/scan-entry.ts';
import { TableRows } from './table-rows.ts';
import { WorkbookError } from '../workbook-error.ts';
import { nameCode } from '../xml/names.ts';
import { ShownFormats } from './shown-formats.ts';

const [typePart, manifestPart, contentPart] = ['mimetype', 'meta-inf/manifest.xml', 'content.xml'];
const spreadsheetType = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/;
const maxTypeLength = 100;
const encryptionName = nameCode('encryption-data');

/** Throws unless the manifest declares a spreadsheet without encrypted parts. */
async function requireSpreadsheet(parts: Package): Promise<void> {
  if (!parts.has(typePart)) throw new WorkbookError('not_a_workbook', 'another kind of zip archive');
  const entry = parts.entry(typePart);
  if (entry.size > maxTypeLength) throw new WorkbookError('not_a_workbook', 'a type too long');
  let type = '';
  for await (const chunk of inflateEntry(parts.file, entry, { budget: parts.budget, maxSize: maxTypeLength }))
    type += chunk.toString('latin1');
  if (!spreadsheetType.test(type)) throw new WorkbookError('not_a_workbook', type);
  await parts.each(manifestPart, ({ name }) => {
    if (name === encryptionName) throw new WorkbookError('encrypted', 'an encrypted document');
  });
}

/**
 * Reads one visible sheet of an OpenDocument spreadsheet (.ods) as `readWorkbook` reads that of an .xlsx file: the
 * same limits, the same errors, the same cells. What the file repeats counts as if it were written out.
 */
export function readOpenDocument(file: Uint8Array, reading: Reading): Promise<SheetSummary> {
  return guardReading(reading, async (guarded) => {
    const { limits } = guarded;
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    requireZip(bytes);
    const parts = new Package(bytes, readCentralDirectory(bytes, limits), new InflateBudget(limits));
    await requireSpreadsheet(parts);
    const shapes = new ShownFormats();
    const texts = new TextBudget(limits);
    const source = { strings: undefined, shown: shapes.shown, date1904: false, escapes: false, texts };
    const rows = new TableRows({ budget: parts.budget, shapes, ...headerThenRows(source, guarded) });
    const content = new DocumentContent(rows, limits.styles, guarded.sheet ?? 0);
    await scanPart(parts.entry(contentPart), { file: bytes, budget: parts.budget, maxSize: limits.inflated }, content);
    rows.finish();
    if (content.sheet === undefined)
      throw new WorkbookError('no_sheet', `${content.hiddenSheetsSkipped} hidden sheets`);
    if (rows.rows === 0) throw new WorkbookError('empty_sheet', content.sheet);
    return { sheet: content.sheet, rows: rows.rows - 1, hiddenSheetsSkipped: content.hiddenSheetsSkipped };
  });
}
