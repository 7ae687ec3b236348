import { expect, test } from 'vitest';
import { attemptsPerDelivery, pauseAfter, switchOffReason } from './webhook-attempts.ts';

const minutes = (random: number) =>
  Array.from({ length: attemptsPerDelivery }, (_, index) => {
    const pause = pauseAfter(index + 1, random);
    return pause === null ? null : pause / 60;
  });

test('MKT-03 eight attempts: after 1, 5, 20 and 60 minutes, then 3, 6 and 12 hours', () => {
  expect(minutes(0)).toEqual([1, 5, 20, 60, 180, 360, 720, null]);
});

test('MKT-03 with the longest pauses the last attempt is still within 24 hours', () => {
  const sum = minutes(1).reduce<number>((total, pause) => total + (pause ?? 0), 0);
  expect(sum).toBeGreaterThan(22 * 60);
  expect(sum).toBeLessThanOrEqual(24 * 60);
});

const now = new Date('2026-11-24T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['410 at once', { status: 410, failingSince: now, failures: 1 }, 'gone'],
  ['an hour of failures', { status: 503, failingSince: daysAgo(0.05), failures: 40 }, null],
  ['three days of failures', { status: 503, failingSince: daysAgo(3), failures: 12 }, 'failing'],
  ['three days without an answer', { status: null, failingSince: daysAgo(4), failures: 8 }, 'failing'],
  ['two failures with a quiet week between', { status: 503, failingSince: daysAgo(7), failures: 2 }, null],
] as const)('MKT-03 %s', (_, attempt, reason) => {
  expect(switchOffReason(attempt, now)).toBe(reason);
});
