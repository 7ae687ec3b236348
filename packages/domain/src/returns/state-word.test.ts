import { expect, test } from 'vitest';
import { stateWordOf } from './state-word.ts';

const refunded = { kind: 'damaged', state: 'refunded', silent: false, refunded: 2490, atStake: 2490 } as const;

test.each([
  ['refunded', {}],
  ['part', { refunded: 1000 }],
  ['silent', { silent: true, refunded: 1000 }],
  ['requested', { state: 'requested', refunded: 0 }],
  ['begun', { state: 'requested', kind: 'goodwill', refunded: 0 }],
  ['escalated', { state: 'escalated', refunded: 1000 }],
] as const)('a case is called %s', (word, over) => {
  expect(stateWordOf({ ...refunded, ...over })).toBe(word);
});
