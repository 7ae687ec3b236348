import { expect, test } from 'vitest';
import { add, type Counts, countPlaywright, countVitest, summaryLine, withExitCode } from './count-results.ts';

const counts = (passed: number, failed: number, skipped = 0): Counts => ({ passed, failed, skipped });

test('a test file that does not load counts as one failure, a failed test once', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual(counts(5, 2, 3));
});

test('a journey that passed at the second try, and an error outside a journey, are failures', () => {
  expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })).toEqual(
    counts(7, 3, 2),
  );
});

test.each([
  ['all passed', counts(3, 0), 0, counts(3, 0)],
  ['a failure is not counted twice', counts(3, 1), 1, counts(3, 1)],
  ['failed without a failed test', counts(3, 0), 1, counts(3, 1)],
  ['found no test', counts(0, 0, 4), 0, counts(0, 1, 4)],
])('a runner that %s', (_, found, code, expected) => {
  expect(withExitCode(found, code)).toEqual(expected);
});

test.each([
  [counts(12, 0), '12 passed, 0 failed'],
  [add(counts(1, 2, 3), counts(10, 20, 30)), '11 passed, 22 failed, 33 skipped'],
])('%o is shown as %s', (total, line) => {
  expect(summaryLine(total)).toBe(line);
});
