import type { UploadRow } from '@offizin/contract/uploads';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { decimalMarks } from '@offizin/domain/uploads/decimal-mark';
import { useState } from 'react';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { cellText } from './bad-cells.ts';
import type { CellDraft } from './cell-editor.tsx';
import type { RowEditing } from './row-editing.ts';
import { cureOf } from './row-cures.ts';
import { codeSystemIn, readingOfRow, readTyped } from './typed-cell.ts';

/** What is being typed into the row's open cell, read as it is typed; null while none of its cells is open. */
export function useDraft(row: UploadRow, editing: RowEditing | null): CellDraft | null {
  const { code } = useLocaleSwitch();
  const [typed, setTyped] = useState<{ field: UnreadableField; text: string } | null>(null);
  const field = editing?.active?.rowNumber === row.rowNumber ? editing.active.field : null;
  if (typed !== null && typed.field !== field) setTyped(null);
  if (editing === null || field === null) return null;
  const mark = decimalMarks[code];
  const context = { row, system: codeSystemIn(editing.upload.codeSystem), mark };
  const corrected = editing.valueAt({ rowNumber: row.rowNumber, field });
  const plain = corrected ?? cellText(row, field);
  const isPlainPrice = field === 'price' && mark === 'comma' && /^\d+\.\d\d$/.test(plain);
  const original = isPlainPrice ? plain.replace('.', ',') : plain;
  const text = typed?.field === field ? typed.text : original;
  const isChanged = text.trim() !== original.trim();
  const reading = isChanged || corrected !== undefined ? readTyped(field, text, context) : readingOfRow(field, plain, context);
  const cure = cureOf(row);
  const allowed = cure?.correction.field === field && corrected === undefined ? cure.correction.value : null;
  return { text, setText: (next) => setTyped({ field, text: next }), isChanged, reading, offered: reading.suggestions[0]?.value ?? allowed };
}
