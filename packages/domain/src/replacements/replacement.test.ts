import { describe, expect, test } from 'vitest';
import {
  areReplaceable,
  hasWhatWasAsked,
  isAnswerLate,
  isReplaceable,
  paidField,
  type Replacement,
  unitsToReplace,
  withoutCancelled,
} from './replacement.ts';

const now = new Date('2026-11-24T14:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const sent = { status: 'processed', warehouse: false, sentAt: daysAgo(2), isErased: false } as const;

describe('ORD-22 what may be sent once more', () => {
  test.each([
    ['an order that was sent', {}, true],
    ['one that is closed', { status: 'finalised' }, true],
    ['one that was not sent', { status: 'pending', sentAt: null }, false],
    ['one that was cancelled', { status: 'cancelled' }, false],
    ['one of the warehouse', { warehouse: true }, false],
    ['one whose customer is gone', { isErased: true }, false],
    ['one of 60 days ago', { sentAt: daysAgo(60) }, true],
    ['one of 61 days ago', { sentAt: daysAgo(61) }, false],
  ] as const)('of %s', (_, over, possible) => {
    expect(isReplaceable({ ...sent, ...over }, now)).toBe(possible);
  });

  test.each([
    ['requested', 0.9, false],
    ['requested', 1, true],
    ['made', 2, false],
    ['declined', 2, false],
  ] as const)('the marketplace is late with what is %s since %d days: %s', (state, days, late) => {
    expect(isAnswerLate({ state, requestedAt: daysAgo(days) }, now)).toBe(late);
  });

  const lines = [
    { id: 'a', quantity: 3, cancelledQuantity: 1 },
    { id: 'b', quantity: 1, cancelledQuantity: 0 },
  ];
  const of = (state: Replacement['state'], units: number): Replacement => ({ state, items: [{ lineId: 'a', units }] });
  test.each<[string, readonly Replacement[], number]>([
    ['what was sold and not cancelled', [], 2],
    ['without what was asked for', [of('requested', 1)], 1],
    ['without what was made', [of('made', 2)], 0],
    ['with what was declined', [of('declined', 2)], 2],
    ['never less than nothing', [of('made', 2), of('requested', 2)], 0],
  ])('is %s', (_, replacements, left) => {
    expect([...unitsToReplace(lines, replacements)]).toEqual([
      ['a', left],
      ['b', 1],
    ]);
  });

  const left = unitsToReplace(lines, []);
  test.each([
    ['some of it', [{ lineId: 'a', units: 2 }], true],
    [
      'all of it',
      [
        { lineId: 'a', units: 2 },
        { lineId: 'b', units: 1 },
      ],
      true,
    ],
    ['nothing', [], false],
    ['no unit of a line', [{ lineId: 'a', units: 0 }], false],
    ['more than was sold', [{ lineId: 'a', units: 3 }], false],
    [
      'a line twice',
      [
        { lineId: 'a', units: 1 },
        { lineId: 'a', units: 1 },
      ],
      false,
    ],
    ['a line of another order', [{ lineId: 'x', units: 1 }], false],
  ] as const)('can be %s', (_, items, possible) => {
    expect(areReplaceable(items, left)).toBe(possible);
  });

  test.each([
    ['nothing', {}, [2, 1]],
    ['a unit', { one: 1 }, [1, 1]],
    ['units of both lines of a product', { one: 3 }, [0, 0]],
    ['another product', { two: 1 }, [2, 1]],
  ])('counts without what is cancelled of it: %s', (_, cancelled, units) => {
    const items = [
      { lineId: 'a', productId: 'one', units: 2 },
      { lineId: 'b', productId: 'one', units: 1 },
    ];
    expect(withoutCancelled(items, cancelled).map((item) => item.units)).toEqual(units);
  });
});

describe('ORD-22 the order that the marketplace makes', () => {
  const line = { productId: 'one', quantity: 2, unitPrice: 0 };
  const free = { shipping: 0, discount: { amount: 0 }, lines: [line] };
  test.each([
    ['nothing', {}, null],
    ['a price', { lines: [line, { ...line, unitPrice: 1 }] }, 'lines.1.unitPrice'],
    ['shipping', { shipping: 495 }, 'shipping'],
    ['a discount', { discount: { amount: 1 } }, 'discount.amount'],
  ])('costs %s', (_, over, field) => {
    expect(paidField({ ...free, ...over })).toBe(field);
  });

  test.each([
    ['the same', [line], true],
    [
      'in two lines',
      [
        { ...line, quantity: 1 },
        { ...line, quantity: 1 },
      ],
      true,
    ],
    ['fewer units', [{ ...line, quantity: 1 }], false],
    ['another product', [{ ...line, productId: 'two' }], false],
    ['one product more', [line, { ...line, productId: 'two' }], false],
  ])('has %s', (_, lines, same) => {
    expect(hasWhatWasAsked({ lines }, [{ productId: 'one', units: 2 }])).toBe(same);
  });
});
