import { describe, expect, test } from 'vitest';
import {
  afterChange,
  countPacked,
  daysBetween,
  isPacked,
  joinChanges,
  lastPacked,
  nextUnit,
  type PackedLine,
  packedOf,
  type PackedUnit,
  wantedLine,
} from './packing.ts';

const line = (id: string, quantity: number, cancelledQuantity = 0): PackedLine => ({
  id,
  codeSystem: null,
  nationalCode: null,
  gtin: null,
  quantity,
  cancelledQuantity,
});
const unit = (lineId: string, at: number, packedAt = `2026-11-24T09:00:0${at}.000Z`): PackedUnit => ({
  lineId,
  unit: at,
  batch: null,
  expiresOn: null,
  serial: null,
  how: 'scanned',
  packedAt,
});
const lines = [line('a', 2), line('b', 1), line('c', 3, 3)];

describe('ORD-14 what is packed of an order', () => {
  test.each<[what: string, packed: readonly PackedUnit[], count: number, done: boolean, wanted: string | null]>([
    ['nothing', [], 0, false, 'a'],
    ['a line begun', [unit('a', 1)], 1, false, 'a'],
    ['the second line first', [unit('b', 1)], 1, false, 'a'],
    ['the first line', [unit('a', 1), unit('a', 2)], 2, false, 'b'],
    ['all; cancelled units are none', [unit('a', 1), unit('a', 2), unit('b', 1)], 3, true, null],
    ['more than is left', [unit('a', 1), unit('a', 2), unit('b', 1), unit('c', 1), unit('a', 3)], 3, true, null],
  ])('%s', (_, packed, count, done, wanted) => {
    expect(countPacked(lines, packed)).toEqual({ packed: count, of: 3 });
    expect(isPacked(lines, packed)).toBe(done);
    expect(wantedLine(lines, packed)?.id ?? null).toBe(wanted);
  });

  test('an order of which nothing is left is never packed', () => {
    expect(isPacked([line('c', 3, 3)], [])).toBe(false);
  });

  test('the unit that was taken out comes next', () => {
    expect(nextUnit(line('a', 3), [unit('a', 1), unit('a', 3)])).toBe(2);
    expect(packedOf(line('a', 1), [unit('a', 1), unit('a', 2), unit('b', 1)])).toHaveLength(1);
  });

  test('one step back takes out what was packed last', () => {
    const packed = [unit('b', 1, '2026-11-24T09:00:05.000Z'), unit('a', 1), unit('a', 2)];
    expect(lastPacked(packed)).toMatchObject({ lineId: 'b' });
    expect(lastPacked([])).toBeNull();
  });

  test('days are those of the calendar', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-24', '2026-11-23')).toBe(-1);
  });
});

describe('GEN-19 what waits to be packed', () => {
  const [one, two] = [unit('a', 1), unit('a', 2)];
  const repacked = { ...one, batch: 'B2' };
  const place = { lineId: 'a', unit: 1 };
  test.each([
    ['another unit', { packed: [one], takenOut: [] }, { packed: [two], takenOut: [] }, [one, two], []],
    ['taken out again', { packed: [one, two], takenOut: [] }, { packed: [], takenOut: [place] }, [two], [place]],
    ['packed once more', { packed: [], takenOut: [place] }, { packed: [repacked], takenOut: [] }, [repacked], [place]],
    ['the same twice', { packed: [one], takenOut: [] }, { packed: [repacked], takenOut: [] }, [repacked], []],
  ])('%s joins what waits already', (_, first, then, packed, takenOut) => {
    const joined = joinChanges<PackedUnit>(first, then);
    expect(joined).toEqual({ packed, takenOut });
    for (const before of [[], [one], [one, two]])
      expect(afterChange(before, joined)).toEqual(afterChange(afterChange(before, first), then));
  });
});
