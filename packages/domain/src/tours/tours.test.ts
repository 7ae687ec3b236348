import { describe, expect, test } from 'vitest';
import { screens } from '../access/screens.ts';
import {
  readViewedTours,
  screenOf,
  tourThatVisits,
  tourNames,
  tours,
  toursOf,
  tourToStart,
  viewedIn,
  withViewedTour,
} from './tours.ts';
import { stepsOf } from './tour-steps.ts';

const today = '2026-11-24';

describe('MET-06 the table of tours', () => {
  test('ORD-15 the order card has four steps, and the download of new orders its own tour', () => {
    expect(stepsOf('order_card')).toHaveLength(4);
    expect(toursOf('marketplace_sales')).toEqual(['order_card', 'new_orders_download', 'order_desk']);
    expect(toursOf('gold_ventas')).toEqual(toursOf('marketplace_sales'));
  });

  test.each(tourNames)('%s points at each target once, on signed-in screens', (name) => {
    const targets = stepsOf(name).map((step) => step.target);
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.length).toBeGreaterThan(0);
    for (const screen of tours[name].screens) expect(screens[screen]).not.toHaveProperty('public');
  });

  test('a screen without a tour starts none', () => {
    expect(tourToStart('holidays', [], today)).toBeNull();
  });
});

describe('MET-06 tours start once', () => {
  test('one after the other, in the order of the table', () => {
    const first = tourToStart('marketplace_sales', [], today);
    expect(first).toBe('order_card');
    const after = withViewedTour([], 'order_card', 's-1');
    expect(after).toEqual([{ name: 'order_card', expirationDate: null, sellerId: 's-1' }]);
    expect(tourToStart('marketplace_sales', after, today)).toBe('new_orders_download');
    const both = withViewedTour(after, 'new_orders_download', 's-1');
    expect(tourToStart('marketplace_sales', both, today)).toBe('order_desk');
    expect(tourToStart('marketplace_sales', withViewedTour(both, 'order_desk', 's-1'), today)).toBeNull();
    expect(withViewedTour(both, 'order_card', 's-1')).toHaveLength(2);
  });

  test('once for each shop; what was kept without one counts for all', () => {
    const viewed = withViewedTour([{ name: 'my_products_launch', expirationDate: null }], 'order_card', 's-1');
    const both = withViewedTour(viewed, 'order_card', 's-2');
    expect(both).toHaveLength(3);
    const names = (sellerId: string) => viewedIn(viewed, sellerId).map(({ name }) => name);
    expect([names('s-1'), names('s-2')]).toEqual([['my_products_launch', 'order_card'], ['my_products_launch']]);
  });

  test.each([
    ['nothing', null, []],
    ['a word', 'order_card', []],
    [
      'something else',
      [
        1,
        null,
        {},
        { name: 'order_card' },
        { name: 'x', expirationDate: null, sellerId: 3 },
        { name: 3, expirationDate: null },
        { name: 'x', expirationDate: 5 },
      ],
      [],
    ],
    ['what was kept', [{ name: 'order_card', expirationDate: null }], ['order_card']],
    ['what ends later', [{ name: 'order_card', expirationDate: '2026-11-25' }], ['order_card']],
    ['what has ended', [{ name: 'order_card', expirationDate: '2026-11-24' }], []],
  ])('the browser keeps %s', (_, stored, names) => {
    expect(readViewedTours(stored, today).map((tour) => tour.name)).toEqual(names);
  });
});

describe('MET-04 the tour of the performance', () => {
  test('has six steps and belongs to its screen, where it does not start like the others', () => {
    expect(stepsOf('performance_launch')).toHaveLength(6);
    expect(screenOf('performance_launch')).toBe('performance');
    expect(tourToStart('performance', [], '2025-09-05')).toBeNull();
  });

  test.each([
    ['on the Spanish brand, the day before', 'es', '2025-09-05', [], 'performance_launch'],
    ['on the day', 'es', '2025-09-06', [], null],
    ['later', 'es', '2026-11-24', [], null],
    ['on another brand', 'de', '2025-09-05', [], null],
    ['on the Swiss brand', 'ch', '2025-09-05', [], null],
    ['once it was started', 'es', '2025-09-05', ['performance_launch'], null],
    ['once another one was started', 'es', '2025-09-05', ['order_card'], 'performance_launch'],
  ] as const)('%s', (_, brand, day, viewed, name) => {
    const seen = viewed.map((each) => ({ name: each, expirationDate: null }));
    expect(tourThatVisits(brand, seen, day)).toBe(name);
  });
});
