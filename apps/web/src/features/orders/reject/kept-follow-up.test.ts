import { expect, test, vi } from 'vitest';
import type { KeptField } from '../../../platform/stored-form-drafts.ts';

const kept: KeptField[][] = [];
vi.mock('../../../platform/form-drafts.ts', () => ({
  keepDraft: (_form: string, fields: KeptField[]) => kept.push(fields),
}));

const { keepFollowUp, saidAgain } = await import('./kept-follow-up.ts');

test('PRO-11 what was said about the follow-up of a rejection is there again, and what shall not be done', () => {
  const said = { typed: new Map([['p1', '12,90']]), unticked: new Set(['stock_zero']) };
  keepFollowUp('o', said);
  expect(saidAgain(kept[0] ?? [])).toEqual(said);
  expect(saidAgain([])).toEqual({ typed: new Map(), unticked: new Set() });
});
