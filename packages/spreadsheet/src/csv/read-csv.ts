import { asUtf8 } from './encoding.ts';
import { declaredDelimiter, detectDelimiter } from './delimiter.ts';
import { CsvRows } from './rows.ts';
import { TextBudget } from '../cells/text-budget.ts';
import { headerThenRows } from '../header-then-rows.ts';
import { guardReading, type Reading } from '../reading.ts';
import { WorkbookError } from '../workbook-error.ts';

export interface DelimitedSummary {
  readonly delimiter: string;
  /** Rows with content below the header. */
  readonly rows: number;
}

/**
 * Reads a delimited text file as `readWorkbook` reads a sheet: all its cells are texts. Finds out the delimiter (`;`, `,`,
 * tab or `|`) and the encoding. Throws a `WorkbookError`, or what the caller's functions throw.
 */
export function readDelimited(file: Uint8Array, reading: Reading): Promise<DelimitedSummary> {
  return guardReading(reading, async (guarded) => {
    const { limits } = guarded;
    if (file.byteLength > limits.inflated) throw new WorkbookError('too_large', `${file.byteLength} bytes`);
    const text = asUtf8(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    const { delimiter, start } = declaredDelimiter(text) ?? { delimiter: detectDelimiter(text), start: 0 };
    const texts = new TextBudget(limits);
    const source = { strings: undefined, shown: [], date1904: false, escapes: false, texts };
    const records = new CsvRows(text, { delimiter, start, limits, ...headerThenRows(source, guarded) });
    records.read();
    if (records.rows === 0) throw new WorkbookError('empty_sheet', 'no record with content');
    return { delimiter: String.fromCharCode(delimiter), rows: records.rows - 1 };
  });
}
