import { limits } from '@offizin/domain/limits';
import { describe, expect, test } from 'vitest';
import { portionsOf } from './portions.ts';

const sizeOf = (portion: readonly unknown[]) => Buffer.byteLength(JSON.stringify({ orders: portion }));

describe('MKT-01 what goes to the portal goes in portions that it takes', () => {
  test.each([
    ['nothing', [], 10, []],
    ['a few', [1, 2, 3], 10, [3]],
    ['as many as fit', [1, 2, 3, 4], 2, [2, 2]],
    ['one more', [1, 2, 3, 4, 5], 2, [2, 2, 1]],
  ])('%s', (_, records, atMost, lengths) => {
    const portions = portionsOf(records, atMost);
    expect(portions.map(({ length }) => length)).toEqual(lengths);
    expect(portions.flat()).toEqual(records);
  });

  test('long ones, by the bytes of their JSON', () => {
    const records = Array.from({ length: 300 }, (_, index) => ({ index, note: 'ü'.repeat(5000) }));
    const portions = portionsOf(records, 200);
    expect(portions.flat()).toEqual(records);
    expect(portions.length).toBeGreaterThan(2);
    expect(Math.max(...portions.map(sizeOf))).toBeLessThanOrEqual(limits.bulkBody);
    expect(Math.min(...portions.slice(0, -1).map(sizeOf))).toBeGreaterThan(limits.bulkBody * 0.9);
  });

  test('one that is too long for any portion goes alone, and the portal says so', () => {
    const long = { note: 'x'.repeat(limits.bulkBody) };
    expect(portionsOf([{ note: '' }, long, { note: '' }], 200).map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
