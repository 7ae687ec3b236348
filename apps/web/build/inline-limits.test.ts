import { limits } from '@offizin/domain/limits';
import { expect, test } from 'vitest';
import { withLimits } from './inline-limits.ts';

const from = "import { limits } from '@offizin/domain/limits';\n";

test.each([
  ['a limit', 'f(limits.orderBatch)', `f((${limits.orderBatch}))`],
  ['one of several', 'limits.feedBrake.movePercent * 2', `(${limits.feedBrake.movePercent}) * 2`],
  ['a whole group', 'limits.feedBrake', `(${JSON.stringify(limits.feedBrake)})`],
  ['what is done with it', 'limits.orderBatch.toString()', `(${limits.orderBatch}).toString()`],
  ['a field of something else', 'week.limits.orderBatch', 'week.limits.orderBatch'],
])('GEN-09 %s is a value in the built page', (_, written, built) => {
  expect(withLimits(from + written)).toBe(from + built);
});

test('GEN-09 an import beside it keeps its path', () => {
  const code = "import { limits } from '../limits.ts';\n";
  expect(withLimits(code)).toBe(code);
});

test('GEN-09 what names no table of limits stays as it is', () => {
  expect(withLimits('const { limits } = week; limits.orderBatch')).toBe('const { limits } = week; limits.orderBatch');
});
