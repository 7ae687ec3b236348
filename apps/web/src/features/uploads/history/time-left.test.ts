import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-24T09:00:00Z');

test.each([
  ['2026-11-25T09:00:00Z', { unit: 'hours', count: 24 }],
  ['2026-11-25T08:59:59Z', { unit: 'hours', count: 23 }],
  ['2026-11-24T10:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-24T09:59:59Z', { unit: 'minutes', count: 59 }],
  ['2026-11-24T09:00:20Z', { unit: 'minutes', count: 1 }],
  ['2026-11-24T09:00:00Z', null],
  ['2026-11-24T08:00:00Z', null],
])('UPL-12 until %s', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});
