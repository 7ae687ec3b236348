import { describe, expect, test } from 'vitest';
import { sellersOf } from '../demo/sellers.ts';
import { stockText } from './stock-list.ts';

const [seller] = sellersOf('de');
const rowsAt = (quarter: number) => (seller === undefined ? [] : stockText(seller, quarter).split('\n'));

describe('MKT-02 the list of the demo’s stock hub', () => {
  test('is the same within a quarter of an hour', () => {
    expect(rowsAt(1_990_000)).toEqual(rowsAt(1_990_000));
    expect(rowsAt(1_990_000).length).toBeGreaterThan(100);
  });

  test('changes a few of its rows from one to the next, and most of them within hours', () => {
    const before = new Set(rowsAt(1_990_000));
    const changed = (quarter: number) => rowsAt(quarter).filter((row) => !before.has(row)).length;
    const all = before.size;
    expect(changed(1_990_001)).toBeGreaterThan(0);
    expect(changed(1_990_001)).toBeLessThan(all / 8);
    expect(changed(1_990_016)).toBeGreaterThan(all / 2);
  });
});
