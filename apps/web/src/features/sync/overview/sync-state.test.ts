import { expect, test } from 'vitest';
import { shareAfterPlan, syncStateOf } from './sync-state.ts';

test.each([
  [{ inProgress: true, red: 0 }, 'in_progress'],
  [{ inProgress: true, red: 5 }, 'in_progress'],
  [{ inProgress: false, red: 5 }, 'to_correct'],
  [{ inProgress: false, red: 0 }, 'right'],
])('SYN-04 %j is %s', (summary, state) => {
  expect(syncStateOf(summary)).toBe(state);
});

test.each([
  [538, 412, 0.979],
  [538, 538, 1],
  [10, 20, 1],
])('SYN-08 of 6120 products %i red, %i fixed: %d', (red, products, share) => {
  expect(shareAfterPlan({ total: 6120, red, plan: { causes: [], products, stepAfter: null } })).toBe(share);
});
