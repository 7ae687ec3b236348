import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoop } from './loop-lateness.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A turn of the loop that comes so late. */
function turn(late: number): void {
  now += 50 + late;
  vi.advanceTimersByTime(50);
}

test('OPS-03 an event loop in time is not late', () => {
  const loop = watchLoop(() => now);
  for (let count = 0; count < 4; count += 1) turn(0);
  expect(loop.now()).toBe(0);
});

test('OPS-03 one stall is over when it is seen', () => {
  const loop = watchLoop(() => now);
  turn(0);
  turn(5000);
  expect(loop.now()).toBe(0);
  turn(0);
  expect(loop.now()).toBe(0);
});

test('OPS-03 late turn by turn is late, also in the middle of a turn, until one comes in time', () => {
  const loop = watchLoop(() => now);
  turn(400);
  turn(300);
  expect(loop.now()).toBe(300);
  now += 50 + 350;
  expect(loop.now()).toBe(300);
  turn(0);
  turn(0);
  expect(loop.now()).toBe(0);
});
