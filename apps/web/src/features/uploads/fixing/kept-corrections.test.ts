import type { Correction } from '@offizin/contract/uploads/seller';
import { mayKeepField } from '@offizin/domain/identity/kept-fields';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { expect, test, vi } from 'vitest';
import type { KeptField } from '../../../platform/stored-form-drafts.ts';

const kept: KeptField[][] = [];
vi.mock('../../../platform/form-drafts.ts', () => ({
  keepDraft: (_form: string, fields: KeptField[]) => kept.push(fields.filter(({ name }) => mayKeepField(name))),
}));

const { correctionsAgain, keepCorrections } = await import('./kept-corrections.ts');

test('PRO-11 corrections of every field are there again, of each cell the last; what is none is left out', () => {
  const corrections = unreadableFields.map((field, at): Correction => ({ rowNumber: at + 2, field, value: '1' }));
  keepCorrections('u', [...corrections, { rowNumber: 2, field: corrections[0]?.field ?? 'code', value: null }]);
  const again = correctionsAgain(kept[0] ?? []);
  expect(again).toHaveLength(unreadableFields.length);
  expect(again[0]).toEqual({ ...corrections[0], value: null });
  expect(again.slice(1)).toEqual(corrections.slice(1));
  expect(
    correctionsAgain([
      { name: 'shoe 2', saved: null, typed: '1' },
      { name: 'price x', saved: null, typed: '1' },
      { name: 'price 2', saved: null, typed: 3 },
    ]),
  ).toEqual([]);
});
