import { expect, test } from 'vitest';
import { fitted } from './column-fit.ts';

const columns = [{ width: 300, least: 100 }, { width: 100 }, { width: 200, least: 100 }];

test.each([
  ['with room enough stay as they are', 600, [300, 100, 200]],
  ['give way by what each can spare', 450, [200, 100, 150]],
  ['are never narrower than their least', 100, [100, 100, 100]],
])('GEN-13 columns %s', (_, room, expected) => {
  expect(fitted(columns, room)).toEqual(expected);
});

test('GEN-13 columns that cannot give way keep their widths, and the list scrolls', () => {
  expect(fitted([{ width: 300 }], 100)).toEqual([300]);
});
