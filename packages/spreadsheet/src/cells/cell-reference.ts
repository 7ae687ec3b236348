import { WorkbookError } from '../workbook-error.ts';

const [bigA, bigZ, smallA, smallZ, zero, nine] = [0x41, 0x5a, 0x61, 0x7a, 0x30, 0x39];
const maxColumns = 16_384;
const maxRows = 1_048_576;

/** The column of a reference like `AB12`, counted from 0. */
export function readColumn(bytes: Uint8Array, start: number, end: number): number {
  let column = 0;
  let at = start;
  for (; at < end && column <= maxColumns; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= bigA && byte <= bigZ) column = column * 26 + byte - bigA + 1;
    else if (byte >= smallA && byte <= smallZ) column = column * 26 + byte - smallA + 1;
    else break;
  }
  if (column === 0 || column > maxColumns) throw new WorkbookError('damaged', 'a wrong cell reference');
  return column - 1;
}

/** A whole number written in digits only, -1 for anything else or more than ten digits. */
export function readDigits(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start || end - start > 10) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < zero || byte > nine) return -1;
    value = value * 10 + byte - zero;
  }
  return value;
}

/** The row of a reference: `12`, or what follows the letters of `AB12`. */
export function readRow(bytes: Uint8Array, start: number, end: number): number {
  let from = start;
  while (from < end && (bytes[from] ?? 0) > nine) from += 1;
  const row = readDigits(bytes, from, end);
  if (row < 1 || row > maxRows) throw new WorkbookError('damaged', 'a wrong row number');
  return row;
}
