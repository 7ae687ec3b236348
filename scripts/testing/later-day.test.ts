import { expect, test } from 'vitest';
import { clockEnvironment } from '../processes/preload.ts';
import { daysAhead, laterClock } from './later-day.ts';

test.each([
  [undefined, 0],
  ['', 0],
  ['400', 400],
])('TEST_DAYS_AHEAD %s is %s days', (given, days) => {
  expect(daysAhead(given)).toBe(days);
});

test.each(['soon', '-1', '1.5', '99999'])('TEST_DAYS_AHEAD "%s" is refused', (given) => {
  expect(() => daysAhead(given)).toThrow(`TEST_DAYS_AHEAD is "${given}"`);
});

test('a process with an environment of its own gets the whole clock and nothing else', () => {
  const clock = laterClock(400, '/usr/lib/clock.so');
  expect(clockEnvironment({ ...clock, SECRET: 'x' })).toEqual(clock);
  expect(clockEnvironment({ SECRET: 'x' })).toEqual({});
});
