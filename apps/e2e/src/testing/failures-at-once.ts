import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says why a journey failed when it fails: the summary at the end is lost with a run that is cut off. */
export default class FailuresAtOnce implements Reporter {
  onTestEnd(test: TestCase, { errors }: TestResult): void {
    for (const { message, stack } of errors) console.error(`${test.title}\n${stack ?? message ?? ''}`);
  }
}
