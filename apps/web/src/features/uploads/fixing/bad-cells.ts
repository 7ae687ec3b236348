import type { Correction } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { cutText } from '@offizin/domain/typed/cut-text';

export interface CellPosition {
  readonly rowNumber: number;
  readonly field: UnreadableField;
}

export const cellKey = ({ rowNumber, field }: CellPosition): string => `${rowNumber} ${field}`;

/** The cell that is missing where nothing is wrong with those that are there. */
function missingField(row: UploadRow, type: UploadType): UnreadableField | null {
  if (row.code === null && row.gtin === null) return 'code';
  if (row.after.price === null) return 'price';
  return row.after.stock === null && type === 'stock_and_price' ? 'stock' : null;
}

/** The cell of a row that has to be corrected so that it can be sold; null where none of its cells would help. */
export function fieldToCorrect(row: UploadRow, type: UploadType): UnreadableField | null {
  if (row.newer !== null || row.finding === null || (row.result !== 'rejected' && row.colour !== 'red')) return null;
  if (row.finding === 'unreadable_format') return row.detail?.unreadable?.field ?? null;
  if (row.finding === 'missing_identifier') return row.detail?.identifier?.field ?? missingField(row, type);
  if (row.finding === 'duplicated_in_catalogue') return row.code === null ? 'gtin' : 'code';
  const { cause } = syncResultTable[row.finding];
  if (cause === 'price_high' || cause === 'price_low') return 'price';
  return cause === 'stock' && type === 'stock_and_price' ? 'stock' : null;
}

/** What is in a cell now, as the seller would write it. */
export function cellText({ detail, code, gtin, after }: UploadRow, field: UnreadableField): string {
  if (detail?.unreadable?.field === field) return detail.unreadable.text;
  if (detail?.identifier?.field === field) return detail.identifier.text;
  const texts: Readonly<Record<UnreadableField, string | number | null>> = {
    code,
    gtin,
    price: after.price === null ? null : (after.price / 100).toFixed(2),
    stock: after.stock,
    origin: after.origin,
  };
  return String(texts[field] ?? '');
}

export interface RowsInOrder {
  readonly rows: readonly UploadRow[];
  readonly type: UploadType;
  /** Cells that are corrected already and wait for the check. */
  readonly isCorrected: (cell: CellPosition) => boolean;
}

/** The next cell to correct after a row in the order shown, or before it with a step of -1; null where there is none. */
export function nextBadCell(
  { rows, type, isCorrected }: RowsInOrder,
  from: number | null,
  step: 1 | -1,
): CellPosition | null {
  const at = from === null ? -1 : rows.findIndex(({ rowNumber }) => rowNumber === from);
  for (let index = at + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index];
    const field = row === undefined ? null : fieldToCorrect(row, type);
    if (row === undefined || field === null) continue;
    const cell = { rowNumber: row.rowNumber, field };
    if (!isCorrected(cell)) return cell;
  }
  return null;
}

/** The first column of cells copied from a spreadsheet; null for a text of one line. */
export function pastedColumn(text: string): string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.length < 2 ? null : lines.map((line) => (line.split('\t')[0] ?? '').trim());
}

export interface Filled {
  readonly corrections: readonly Correction[];
  /** Cells that are right and stay as they are. */
  readonly skipped: number;
}

/**
 * Fills a column downwards in the order shown, from a row on, where a row is wrong in just that column; the cell that it
 * begins with was chosen. Values beyond the last row and empty ones are left out.
 */
export function fillDown(
  { rows, type }: Pick<RowsInOrder, 'rows' | 'type'>,
  from: CellPosition,
  values: readonly string[],
): Filled {
  const start = rows.findIndex(({ rowNumber }) => rowNumber === from.rowNumber);
  const corrections: Correction[] = [];
  let skipped = 0;
  for (const [index, value] of values.entries()) {
    const row = start === -1 ? undefined : rows[start + index];
    if (row === undefined || value === '') continue;
    if (index > 0 && fieldToCorrect(row, type) !== from.field) skipped += 1;
    else corrections.push({ rowNumber: row.rowNumber, field: from.field, value: cutText(value, 100) });
  }
  return { corrections, skipped };
}

/** Whether a row may be corrected: any one of a preview; once its upload is applied, those that are refused and nothing newer has judged. */
export function isCorrectable(upload: Pick<Upload, 'state' | 'corrects'>, row: UploadRow): boolean {
  if (upload.state === 'ready') return true;
  const isOpen = row.pending || row.result === 'rejected' || row.finding === 'new_product';
  return upload.state === 'applied' && upload.corrects === null && isOpen && row.newer === null;
}
