import { expect, test } from 'vitest';
import { findingsIn } from './source-rules.ts';

test.each([
  ['a disable without a reason', 'apps/web/src/a.ts', '// oxlint-disable-next-line no-eval', 1],
  ['a disable with its reason', 'apps/web/src/a.ts', '// oxlint-disable-next-line no-eval -- the sandbox needs it', 0],
  ['a silenced type', 'apps/web/src/a.ts', 'const x = y as unknown as Z;', 1],
  ['as const', 'apps/web/src/a.ts', 'const x = [1] as const;', 0],
  ['an ignored type error', 'apps/web/src/a.ts', '// @ts-ignore', 1],
  [
    'an expected type error with its reason',
    'apps/web/src/a.test.ts',
    '// @ts-expect-error an unknown key does not compile',
    0,
  ],
  ['a brand by name', 'apps/web/src/a.ts', "if (brand === 'es') return;", 1],
  ['a brand by name in the domain', 'packages/domain/src/a.ts', "if (brand === 'es') return;", 0],
  ['unfinished work', 'apps/web/src/a.ts', `// ${'TO'}DO later`, 1],
  ['a journey that sleeps', 'apps/e2e/src/a.e2e.ts', 'await page.waitForTimeout(2000);', 1],
  ['a journey that sleeps by a timer', 'apps/e2e/src/a.e2e.ts', 'await new Promise((end) => setTimeout(end, 9));', 1],
  [
    'a part of journeys that sleeps',
    'apps/e2e/src/testing/a.ts',
    "import { setTimeout as wait } from 'node:timers/promises';",
    1,
  ],
  ['how long a journey may take', 'apps/e2e/src/a.e2e.ts', 'test.setTimeout(90_000);', 0],
  ['a timer of the web app', 'apps/web/src/a.ts', 'setTimeout(end, 9);', 0],
  ['a name without a meaning', 'apps/web/src/utils.ts', '', 1],
])('%s', (_, file, text, findings) => {
  expect(findingsIn(file, text)).toHaveLength(findings);
});
