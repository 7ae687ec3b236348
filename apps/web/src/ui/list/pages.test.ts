import { expect, test } from 'vitest';
import { isShort, stateOf } from './pages.ts';

const facts = { rows: 0, isPending: false, isError: false, hasMore: false };

test.each([
  ['the first page is on its way', { isPending: true }, 'loading'],
  ['the first page failed', { isError: true }, 'failed'],
  ['there are rows', { rows: 50, hasMore: true }, 'ready'],
  ['the next page failed', { rows: 50, hasMore: true, isError: true }, 'ready'],
  ['there is nothing', {}, 'ready'],
  ['an empty page came although more follow', { hasMore: true }, 'loading'],
] as const)('%s', (_, given, state) => {
  expect(stateOf({ ...facts, ...given })).toBe(state);
});

test.each([
  ['a short page is followed by the next one', { rows: 3, hasMore: true }, true],
  ['a full one waits until it is scrolled to', { rows: 50, hasMore: true }, false],
  ['the end is the end', { rows: 3 }, false],
  ['after a failure only the seller asks again', { rows: 3, hasMore: true, isError: true }, false],
] as const)('%s', (_, given, expected) => {
  expect(isShort({ ...facts, ...given })).toBe(expected);
});
