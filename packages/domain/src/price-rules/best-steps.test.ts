import { expect, test } from 'vitest';
import { bestSteps, type MarketMove } from './best-steps.ts';

const at = (hour: number) => new Date(`2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`);
const move = (hour: number, sellerNo: number, oldPrice: number | null): MarketMove => ({
  at: at(hour),
  sellerNo,
  oldPrice,
});

test.each<[string, [number, number][], MarketMove[], [number, number | null][]]>([
  ['nothing moved', [[1, 950]], [], [[0, 950]]],
  [
    'the best went down twice',
    [[1, 930]],
    [move(9, 1, 940), move(8, 1, 950)],
    [
      [0, 950],
      [8, 940],
      [9, 930],
    ],
  ],
  [
    'one that was not the best moved',
    [
      [1, 930],
      [2, 990],
    ],
    [move(9, 2, 1100)],
    [[0, 930]],
  ],
  [
    'somebody came and was the best',
    [
      [1, 930],
      [2, 900],
    ],
    [move(9, 2, null)],
    [
      [0, 930],
      [9, 900],
    ],
  ],
  [
    'the only one left',
    [],
    [move(9, 1, 950)],
    [
      [0, 950],
      [9, null],
    ],
  ],
])('OFF-11 the best of the others where %s', (_title, asked, moves, steps) => {
  const found = bestSteps(new Map(asked), moves, at(0));
  expect(found).toEqual(steps.map(([hour, price]) => ({ at: at(hour), price })));
});
