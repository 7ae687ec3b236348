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
  ['a formatter of its own', 'apps/web/src/a.ts', "const format = new Intl.NumberFormat('de-DE');", 1],
  ['a date written past the formats', 'apps/web/src/a.ts', 'const day = date.toLocaleDateString();', 1],
  ['a name in capitals', 'apps/web/src/a.ts', 'const name = text.toLocaleUpperCase();', 0],
  ['the type of a formatter', 'packages/i18n/src/a.ts', 'let format: Intl.NumberFormat;', 0],
  ['the home of formatters', 'packages/i18n/src/intl-formats.ts', 'new Intl.NumberFormat(tag, options)', 0],
  ['a formatter in a test', 'apps/web/src/a.test.ts', "new Intl.NumberFormat('de-DE')", 0],
  ['a journey that waits by the clock', 'apps/e2e/src/a.e2e.ts', '  await page.waitForTimeout(500);', 1],
  ['a mouse that may move too soon', 'apps/e2e/src/a.e2e.ts', '  await page.mouse.move(10, 10);', 1],
  ['the helper that moves it in time', 'apps/e2e/src/testing/journey.ts', '  await page.mouse.move(10, 10);', 0],
  [
    'a journey that waits by a timer',
    'apps/e2e/src/a.e2e.ts',
    'await new Promise((done) => setTimeout(done, 500));',
    1,
  ],
  ['a journey with timers', 'apps/e2e/src/a.e2e.ts', "import { setTimeout as wait } from 'node:timers/promises';", 1],
  ['a journey that may take long', 'apps/e2e/src/a.e2e.ts', '  test.setTimeout(120_000);', 0],
  ['a test that measures with the clock', 'apps/api/src/a.test.ts', 'expect(Date.now() - begun).toBeLessThan(9);', 1],
  ['a request past the client', 'apps/web/src/a.ts', "const reply = await fetch('/api/orders');", 1],
  ['a request of the client', 'apps/web/src/platform/client.ts', 'return await fetch(address, init);', 0],
  ['a query fetched again', 'apps/web/src/a.ts', 'void query.refetch();', 0],
  ['a part that takes its screen along', 'apps/web/src/a.tsx', "const Panel = lazy(() => import('./panel.tsx'));", 1],
  ['a part that fails alone', 'apps/web/src/a.tsx', 'const Panel = lazyPart(async () => (await read()).Panel);', 0],
  ['an answer that an older one may replace', 'apps/web/src/a.ts', 'queries.setQueryData(key, team);', 1],
  ['an answer that stays', 'apps/web/src/a.ts', 'writeQuery(queries, key, team);', 0],
  ['a name without a meaning', 'apps/web/src/utils.ts', '', 1],
])('%s', (_, file, text, findings) => {
  expect(findingsIn(file, text)).toHaveLength(findings);
});
