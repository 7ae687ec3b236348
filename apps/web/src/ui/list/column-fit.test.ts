import { expect, test } from 'vitest';
import { fitted, isTight } from './column-fit.ts';

const columns = [{ width: 300, least: 100 }, { width: 100 }, { width: 200, least: 100 }];

test.each([
  ['with just the room stay as they are', 600, [300, 100, 200]],
  ['with more room share it by their widths', 1200, [600, 200, 400]],
  ['with room that is not measured yet stay as they are', Infinity, [300, 100, 200]],
  ['give way by what each can spare', 450, [200, 100, 150]],
  ['are never narrower than their least', 100, [100, 100, 100]],
])('GEN-13 columns %s', (_, room, expected) => {
  expect(fitted(columns, room)).toEqual(expected);
});

test('GEN-13 columns that cannot shrink keep their widths, and the list scrolls', () => {
  expect(fitted([{ width: 300 }], 100)).toEqual([300]);
});

test('GEN-13 a rigid column leaves what is left of the room to the others', () => {
  expect(fitted([{ width: 50, isRigid: true }, { width: 300 }, { width: 100 }], 850)).toEqual([50, 600, 200]);
});

test.each([
  [599, true],
  [600, false],
  [Infinity, false],
])('GEN-13 columns of 600 px in %d px of room have names of several lines: %s', (room, expected) => {
  expect(isTight(columns, room)).toBe(expected);
});
