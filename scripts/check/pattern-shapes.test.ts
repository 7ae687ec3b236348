import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { isSlowPattern, patternsIn } from './pattern-shapes.ts';
import { sourceFiles } from './source-files.ts';

describe('patterns whose time grows with the square of a text', () => {
  test.each([
    [/\/+$/],
    [/=+$/],
    [/\d+$/],
    [/\s*;\s*q=/i],
    [/\B(?=(\d{3})+$)/g],
    [/\(.*?\)|\[.*?\]/g],
    [/^'+|'+$/g],
    [/(\.\d*?)0+$/],
    [/^([+-]?)(\d*)\.?(\d*)(?:e\d)?$/],
    [/^(?:€|EUR)\s*|\s*(?:€|EUR)$/],
    [/[a-z].*[a-z]/],
    [/^(\w+)*$/],
    [/^(?:a+|b)+$/],
  ])('%s is one', ({ source, flags }) => {
    expect(isSlowPattern(source, flags)).toBe(true);
  });

  test.each([
    [/^\/+$/],
    [/(?<!\/)\/+$/],
    [/\d+(?:[.,]\d{1,2})?/g],
    [/\s+/],
    [/:\d+$/],
    [/\.([a-z]+)$/i],
    [/\..*/],
    [/filename="([^"]+)"/],
    [/^\d+(?:[.,]\d{1,2})?$/],
    [/^(\d{1,12})\.((\d{1,19}):((?:\d{1,19},)*\d{1,19})?)$/],
    [/(https?:\/\/[^\s<>"']+)/],
    [/^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/],
    [/[^a-z0-9]+/g],
  ])('%s is none', ({ source, flags }) => {
    expect(isSlowPattern(source, flags)).toBe(false);
  });
});

const isShipped = (file: string) =>
  /^(?:apps\/(?:api|web|simulator)|packages\/[^/]+)\/src\//.test(file) && !/\.test\.|\/testing\//.test(file);

/** Every source is parsed: on a busy machine that is not done in the usual time. */
const enough = 60_000;

test('security 16: no pattern of the product is one', { timeout: enough }, () => {
  const patterns = sourceFiles()
    .filter(isShipped)
    .flatMap((file) => patternsIn(file, readFileSync(inProject(file), 'utf8')).map((found) => ({ file, ...found })));
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.filter(({ pattern, flags }) => isSlowPattern(pattern, flags));
  expect(slow.map(({ file, pattern }) => `${file} ${pattern}`)).toEqual([]);
});
