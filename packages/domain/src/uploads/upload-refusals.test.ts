import { expect, test } from 'vitest';
import { correctionRefusal, revertRefusal } from './upload-refusals.ts';

const now = new Date('2026-11-24T09:00:00Z');

test.each([
  ['applied', '2026-11-24T09:00:01Z', null],
  ['applied', '2026-11-24T09:00:00Z', 'revert_too_late'],
  ['applied', null, 'revert_too_late'],
  ['ready', null, null],
  ['reverted', null, null],
])('UPL-12 reverting an upload that is %s, revertible until %s: %s', (state, revertibleUntil, refusal) => {
  expect(revertRefusal({ state, revertibleUntil }, now)).toBe(refusal);
});

test.each([
  ['ready', null],
  ['applied', null],
  ['reverted', 'reverted'],
])('UPL-09 correcting rows of an upload that is %s: %s', (state, refusal) => {
  expect(correctionRefusal({ state })).toBe(refusal);
});
