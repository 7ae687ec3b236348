import type { UploadRow } from '@offizin/contract/uploads/rows';
import { brands } from '@offizin/domain/brand/brands';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { type DecimalMark, decimalMarks } from '@offizin/domain/uploads/decimal-mark';
import { useState } from 'react';
import { initialData } from '../../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../../platform/locale.tsx';
import { cellText } from './bad-cells.ts';
import type { CellDraft } from './cell-editor.tsx';
import type { RowEditing } from './row-editing.ts';
import { cureOf, onlyProductOf } from './row-cures.ts';
import { type CellReading, codeSystemIn, readingOfRow, readTyped } from './typed-cell.ts';

/** What is in a cell, its price with the language's own decimal mark. */
function shownText(plain: string, field: UnreadableField, mark: DecimalMark): string {
  return field === 'price' && mark === 'comma' && /^\d+\.\d\d$/.test(plain) ? plain.replace('.', ',') : plain;
}

/** What Enter takes while nothing was typed. */
function offeredFor(row: UploadRow, field: UnreadableField, { suggestions }: CellReading): string | null {
  const cure = cureOf(row);
  if (cure?.correction.field === field) return cure.correction.value;
  const isCode = field === 'code' || field === 'gtin';
  const meant = isCode ? onlyProductOf(suggestions) : suggestions[0];
  return meant?.field === field ? meant.value : null;
}

/** What is being typed into the row's open cell, read as it is typed; null while none of its cells is open. */
export function useDraft(row: UploadRow, editing: RowEditing | null): CellDraft | null {
  const { code } = useLocaleSwitch();
  const [typed, setTyped] = useState<{ field: UnreadableField; text: string } | null>(null);
  const field = editing?.active?.rowNumber === row.rowNumber ? editing.active.field : null;
  if (typed !== null && typed.field !== field) setTyped(null);
  if (editing === null || field === null) return null;
  const mark = decimalMarks[code];
  const { currency } = brands[initialData.brand];
  const context = { row, system: codeSystemIn(editing.upload.codeSystem), mark, currency };
  const corrected = editing.valueAt({ rowNumber: row.rowNumber, field });
  const plain = corrected ?? cellText(row, field);
  const original = shownText(plain, field, mark);
  const text = typed?.field === field ? typed.text : original;
  const isChanged = text.trim() !== original.trim();
  const reading =
    isChanged || corrected !== undefined ? readTyped(field, text, context) : readingOfRow(field, plain, context);
  const offered = corrected === undefined ? offeredFor(row, field, reading) : null;
  return { text, setText: (next) => setTyped({ field, text: next }), isChanged, reading, offered };
}
