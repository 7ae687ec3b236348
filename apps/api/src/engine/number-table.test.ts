import { describe, expect, test } from 'vitest';
import { NumberTable, placesFor } from './number-table.ts';

/** A table of these numbers, each at its own position. */
function tableOf(numbers: readonly number[]): NumberTable {
  const table = new NumberTable(Float64Array.from(numbers), new Int32Array(placesFor(numbers.length)));
  for (const position of numbers.keys()) table.add(position);
  return table;
}

describe('the table of identifiers', () => {
  test('finds each of many numbers that run in series, and none that was not added', () => {
    const base = 4_150_000_000_000;
    const table = tableOf(Array.from({ length: 50_000 }, (_number, position) => base + position * 10));
    for (let position = 0; position < 50_000; position += 977) {
      expect(table.find(base + position * 10)).toBe(position);
      expect(table.find(base + position * 10 + 1)).toBe(-1);
    }
  });

  test('numbers that differ only above 32 bits are different', () => {
    const table = tableOf([7, 7 + 2 ** 33]);
    expect([table.find(7), table.find(7 + 2 ** 33), table.find(7 + 2 ** 34)]).toEqual([0, 1, -1]);
  });

  test('a number with several positions is marked and gives them all', () => {
    const table = tableOf([12, 13, 14, 12]);
    expect(table.find(12)).toBe(-2);
    expect(table.findAll(12)).toEqual([0, 3]);
    expect(table.findAll(15)).toEqual([]);
  });
});
