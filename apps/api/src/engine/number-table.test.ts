import { describe, expect, test } from 'vitest';
import { NumberTable, placesFor } from './number-table.ts';

const tableFor = (entries: number) =>
  new NumberTable(new Float64Array(placesFor(entries)), new Int32Array(placesFor(entries)));

describe('the table of identifiers', () => {
  test('finds each of many numbers that run in series, and none that was not added', () => {
    const table = tableFor(50_000);
    const base = 4_150_000_000_000;
    for (let position = 0; position < 50_000; position += 1) table.add(base + position * 10, position);
    for (let position = 0; position < 50_000; position += 977) {
      expect(table.find(base + position * 10)).toBe(position);
      expect(table.find(base + position * 10 + 1)).toBe(-1);
    }
  });

  test('numbers that differ only above 32 bits are different', () => {
    const table = tableFor(4);
    table.add(7, 0);
    table.add(7 + 2 ** 33, 1);
    expect([table.find(7), table.find(7 + 2 ** 33), table.find(7 + 2 ** 34)]).toEqual([0, 1, -1]);
  });

  test('a number with several positions is marked and gives them all', () => {
    const table = tableFor(4);
    table.add(12, 0);
    table.add(12, 3);
    expect(table.find(12)).toBe(-2);
    expect(table.findAll(12)).toEqual([0, 3]);
    expect(table.findAll(13)).toEqual([]);
  });
});
