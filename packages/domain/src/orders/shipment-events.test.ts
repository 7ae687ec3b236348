import { describe, expect, test } from 'vitest';
import { effectOfEvent, isOfFuture } from './shipment-events.ts';

const start = Date.UTC(2026, 10, 24, 9);
const after = (seconds: number) => new Date(start + seconds * 1000);

describe('ORD-09 a carrier’s event counts by its own time', () => {
  test.each([
    ['the next step', 'prepared', 'on_route', 600, 'moves'],
    ['one that the seller was slower than', 'prepared', 'on_route', -60, 'moves'],
    ['one of the same moment', 'on_route', 'incident', 0, 'moves'],
    ['one that is older than the last', 'on_route', 'incident', -300, 'late'],
    ['an older one that could be no step either', 'delivered', 'on_route', -300, 'late'],
    ['the same status', 'on_route', 'on_route', -300, 'unchanged'],
    ['a step back', 'delivered', 'on_route', 60, 'impossible'],
  ] as const)('%s', (_, from, status, seconds, effect) => {
    const shipment = { status: from, changedAt: after(0) };
    expect(effectOfEvent({ status, at: after(seconds), shipment })).toBe(effect);
  });

  test.each([
    [300, false],
    [301, true],
  ])('%i seconds ahead', (seconds, expected) => {
    expect(isOfFuture(after(seconds), after(0))).toBe(expected);
  });
});
