import { expect, test } from 'vitest';
import { progressStep, shareFreeOfErrors, stepAfterFixing, type ProgressStep } from './progress.ts';

test.each<[number, number, ProgressStep | null]>([
  [0, 0, null],
  [10, 10, 'insufficient'],
  [1000, 501, 'insufficient'],
  [1000, 500, 'challenging'],
  [1000, 201, 'challenging'],
  [1000, 200, 'promising'],
  [6120, 538, 'promising'],
  [1000, 51, 'promising'],
  [1000, 50, 'optimum'],
  [3, 0, 'optimum'],
])('SYN-03 of %i products %i red: %s', (total, red, step) => {
  expect(progressStep(total, red)).toBe(step);
});

test.each<[number, number, number, ProgressStep | null]>([
  [6120, 538, 412, 'optimum'],
  [6120, 538, 0, 'promising'],
  [10, 1, 5, 'optimum'],
  [0, 0, 0, null],
])('SYN-08 of %i products %i red, %i fixed: %s', (total, red, fixed, step) => {
  expect(stepAfterFixing(total, red, fixed)).toBe(step);
});

test.each([
  [6120, 538, 0.912],
  [6120, 126, 0.979],
  [10_000, 1, 0.999],
  [10_000, 0, 1],
  [3, 3, 0],
  [0, 0, 0],
])('SYN-03 of %i products %i red: %d are free of errors', (total, red, share) => {
  expect(shareFreeOfErrors(total, red)).toBe(share);
});
