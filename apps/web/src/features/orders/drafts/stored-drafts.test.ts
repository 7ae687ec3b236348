import { expect, test } from 'vitest';
import { draftLifetime, draftsIn } from './stored-drafts.ts';

const now = Date.UTC(2026, 10, 24, 14);
const draft = (changes: object = {}) => ({
  seller: 's',
  orderId: 'o',
  action: 'process',
  values: {},
  at: now - 1,
  ...changes,
});

test.each([
  ['nothing stored', null, 0],
  ['something else stored', 'x', 0],
  ['a draft of today', [draft()], 1],
  ['one of a day ago', [draft({ at: now - draftLifetime })], 0],
  ['one of tomorrow, by a clock that was wrong', [draft({ at: now + 1 })], 0],
  ['one without a seller', [draft({ seller: 1 })], 0],
  ['no drafts', [null, 3, {}], 0],
])('ORD-06 drafts in the browser: %s', (_, stored, count) => {
  expect(draftsIn(stored, now)).toHaveLength(count);
});
