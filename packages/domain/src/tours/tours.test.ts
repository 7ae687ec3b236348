import { describe, expect, test } from 'vitest';
import { screens } from '../access/screens.ts';
import { screenOf, tourThatVisits, tourNames, tours, toursOf, tourToStart } from './tours.ts';
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

test('MET-06 tours start one after the other, in the order of the table, each once', () => {
  const starts = (...viewed: string[]) => tourToStart('marketplace_sales', viewed, today);
  expect(starts()).toBe('order_card');
  expect(starts('order_card')).toBe('new_orders_download');
  expect(starts('order_card', 'new_orders_download')).toBe('order_desk');
  expect(starts('order_card', 'new_orders_download', 'order_desk')).toBeNull();
  expect(tourToStart('business', [], today)).toBe('business_launch');
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
    expect(tourThatVisits(brand, viewed, day)).toBe(name);
  });
});
