import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptField } from '../../../platform/stored-form-drafts.ts';

const kept: KeptField[][] = [];
vi.mock('../../../platform/form-drafts.ts', () => ({
  keepDraft: (_form: string, fields: KeptField[]) => kept.push(fields),
}));
beforeEach(() => void kept.splice(0));

const { chosenAgain, idsOf, keepChosen } = await import('./kept-selection.ts');

test.each([
  ['some', ['b', 'a'], 1],
  ['none: nothing is kept', [], 0],
])('PRO-11 the chosen offers are there again: %s', (_, ids, drafts) => {
  keepChosen('list', new Set(ids));
  expect(kept).toHaveLength(drafts);
  expect([...chosenAgain(kept[0] ?? [])]).toEqual(ids);
});

test('PRO-11 the same offers have the same name in any order', () => {
  expect(idsOf([{ productId: 'b' }, { productId: 'a' }])).toBe(idsOf([{ productId: 'a' }, { productId: 'b' }]));
});
