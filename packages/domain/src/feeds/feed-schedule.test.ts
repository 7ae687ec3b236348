import { describe, expect, test } from 'vitest';
import { feedHealth, retrievalPause } from './feed-schedule.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 24) + hours * 3_600_000);

describe('SYN-06 when a feed is retrieved', () => {
  test.each([
    [0, 15],
    [1, 30],
    [2, 60],
    [4, 240],
    [5, 360],
    [40, 360],
  ])('after %i failures in a row: %i minutes', (failures, minutes) => {
    expect(retrievalPause(failures)).toBe(minutes * 60);
  });
});

describe('SYN-09 how a feed is', () => {
  test.each([
    ['never retrieved yet', { lastAttemptAt: null, lastSuccessAt: null, failures: 0, isHeld: false }, 1, 'never'],
    ['retrieved', { lastAttemptAt: at(1), lastSuccessAt: at(1), failures: 0, isHeld: false }, 2, 'healthy'],
    ['failed since', { lastAttemptAt: at(3), lastSuccessAt: at(1), failures: 2, isHeld: false }, 4, 'failing'],
    ['failed for a day', { lastAttemptAt: at(24), lastSuccessAt: at(0), failures: 9, isHeld: false }, 24.1, 'stale'],
    ['exactly a day old', { lastAttemptAt: at(0), lastSuccessAt: at(0), failures: 0, isHeld: false }, 24, 'healthy'],
    [
      'retrieved, but its list is held',
      { lastAttemptAt: at(1), lastSuccessAt: at(1), failures: 0, isHeld: true },
      2,
      'stale',
    ],
    [
      'set up a day ago and never retrieved',
      { lastAttemptAt: null, lastSuccessAt: null, failures: 0, isHeld: false },
      25,
      'stale',
    ],
  ] as const)('%s', (_, times, hours, health) => {
    expect(feedHealth(times, at(0), at(hours))).toBe(health);
  });
});
