import { describe, expect, test } from 'vitest';
import { brands } from '../brand/brands.ts';
import { zoneOffset } from '../calendar/zoned-time.ts';
import { changeOf, lastWeek, salesByDay, salesDays, salesSince } from './sales-days.ts';

const timeZone = 'Europe/Berlin';
const at = (hour: string, orders = 1) => ({ hour: new Date(hour), orders, units: orders * 2, value: orders * 1000 });
const none = { orders: 0, units: 0, value: 0 };

const ordersOn = (day: string, hours: readonly string[], now: string, zone = timeZone) =>
  salesByDay(
    hours.map((hour) => at(hour)),
    { now: new Date(now), timeZone: zone },
  ).days.find((one) => one.day === day)?.orders;

describe('MET-08 sales per day', () => {
  test('14 days, the one that runs last, each beside the same weekday a week before', () => {
    const { days } = salesByDay(
      [at('2026-11-20T09:00:00Z', 3), at('2026-11-27T09:00:00Z', 5), at('2026-11-06T09:00:00Z', 2)],
      { now: new Date('2026-11-27T15:20:00Z'), timeZone },
    );
    expect(days).toHaveLength(salesDays);
    expect(days[0]).toEqual({ day: '2026-11-14', ...none, before: none });
    expect(days.at(-1)).toMatchObject({ day: '2026-11-27', orders: 5, units: 10, before: { orders: 3, value: 3000 } });
    expect(days.find(({ day }) => day === '2026-11-20')).toMatchObject({ orders: 3, before: none });
  });

  test.each([
    // A day begins where the brand is, not at midnight UTC.
    ['2026-11-26', ['2026-11-26T22:00:00Z'], 1],
    ['2026-11-26', ['2026-11-26T23:00:00Z'], 0],
    ['2026-11-27', ['2026-11-26T23:00:00Z'], 1],
  ])('%s has of %o: %i', (day, hours, orders) => {
    expect(ordersOn(day, hours, '2026-11-27T15:00:00Z')).toBe(orders);
  });

  test.each([
    // The clocks go back: 25 hours, from 22:00 UTC of the day before until 23:00.
    ['2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25T22:00:00Z'], 3],
    ['2026-10-26', ['2026-10-25T22:00:00Z', '2026-10-25T23:00:00Z'], 1],
    // They go forward: 23 hours, until 22:00 UTC.
    ['2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T21:00:00Z', '2026-03-29T22:00:00Z'], 2],
  ])('on the day of a change of the clocks %s has of %o: %i', (day, hours, orders) => {
    expect(ordersOn(day, hours, `${day.slice(0, 7)}-31T10:00:00Z`)).toBe(orders);
  });

  test.each([
    // Berlin is an hour ahead of UTC: until 16:00 there are both days as far.
    ['2026-11-27T15:59:00Z', ['2026-11-27T14:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z'], 16, 1, 1],
    ['2026-11-27T15:59:00Z', ['2026-11-27T15:00:00Z', '2026-11-20T15:00:00Z'], 16, 0, 0],
    // In the first hour there is nothing to compare.
    ['2026-11-26T23:30:00Z', ['2026-11-26T23:00:00Z', '2026-11-19T23:00:00Z'], 0, 0, 0],
    // A week before, the clocks had not changed yet.
    ['2026-10-27T09:10:00Z', ['2026-10-27T08:00:00Z', '2026-10-20T07:00:00Z', '2026-10-20T08:00:00Z'], 10, 1, 1],
  ])('at %s of %o until %i:00: %i, a week before %i', (now, hours, until, orders, before) => {
    const { running } = salesByDay(
      hours.map((hour) => at(hour)),
      { now: new Date(now), timeZone },
    );
    expect(running).toMatchObject({ until, sales: { orders }, before: { orders: before } });
  });

  test('the last week ends with yesterday', () => {
    const hours = ['2026-11-27', '2026-11-26', '2026-11-20', '2026-11-19', '2026-11-13', '2026-11-12'].map(
      (day, index) => at(`${day}T10:00:00Z`, 10 ** index),
    );
    const { days } = salesByDay(hours, { now: new Date('2026-11-27T15:00:00Z'), timeZone });
    expect(lastWeek(days)).toMatchObject({ sales: { orders: 110 }, before: { orders: 11_000 } });
  });

  test('what is asked for begins with the first day beside another one', () => {
    expect(salesSince({ now: new Date('2026-11-27T15:00:00Z'), timeZone })).toEqual(new Date('2026-11-06T23:00:00Z'));
    expect(salesSince({ now: new Date('2026-11-07T15:00:00Z'), timeZone })).toEqual(new Date('2026-10-17T22:00:00Z'));
  });

  test.each(Object.values(brands))('hours of UTC are hours of $name', ({ timeZone: zone }) => {
    for (const month of ['01', '07']) expect(zoneOffset(new Date(`2026-${month}-01`), zone) % 3_600_000).toBe(0);
  });

  test.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    [100, 0, null],
    [0, 0, null],
    [2, 3, -33],
  ])('%i after %i is %s percent', (value, before, change) => {
    expect(changeOf(value, before)).toBe(change);
  });
});
