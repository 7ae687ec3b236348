import type { Correction } from '@offizin/contract/uploads/seller';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { keepDraft } from '../../../platform/form-drafts.ts';
import type { KeptField } from '../../../platform/stored-form-drafts.ts';

export const correctionsName = (uploadId: string): string => `upload/${uploadId}/corrections`;

/** Keeps the corrections that did not reach the server before the session ended; the last one of a cell is what it holds. */
export function keepCorrections(uploadId: string, corrections: readonly Correction[]): void {
  const last = new Map(corrections.map(({ rowNumber, field, value }) => [`${field} ${rowNumber}`, value]));
  keepDraft(
    correctionsName(uploadId),
    [...last].map(([name, typed]) => ({ name, saved: null, typed })),
  );
}

export function correctionsAgain(kept: readonly KeptField[]): readonly Correction[] {
  return kept.flatMap(({ name, typed }): Correction[] => {
    const [written, row] = name.split(' ');
    const field = unreadableFields.find((each) => each === written);
    const rowNumber = Number(row);
    const isValue = typed === null || typeof typed === 'string';
    return field !== undefined && Number.isInteger(rowNumber) && isValue ? [{ rowNumber, field, value: typed }] : [];
  });
}
