import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/zoned-time.ts';
import { defaultBrandLimits } from './brand-limits.ts';
import { periodFrom, periodOf } from './periods.ts';
import { projectWeek } from './projection.ts';
import { duePeriods } from './publications.ts';
import { noOrders } from './week.ts';
import { isOpen, stageOf, weeksAt } from './weeks.ts';

const madrid = 'Europe/Madrid';
/** Wednesday, 3 o'clock in Madrid: the week before has ended and is not published. */
const wednesdayNight = new Date('2026-11-25T02:00:00Z');

describe('MET-02 MET-05 weeks without a hole', () => {
  test('on Wednesday at three the week that just ended is there, between the published one and the one that runs', () => {
    const stages = weeksAt(wednesdayNight, madrid, 3).map((week) => [
      week.firstDay,
      stageOf(week, wednesdayNight, week.firstDay <= '2026-11-11'),
    ]);
    expect(stages).toEqual([
      ['2026-11-25', 'running'],
      ['2026-11-18', 'ended'],
      ['2026-11-11', 'published'],
    ]);
  });

  test.each([
    ['2026-12-02', false, 'to_come', true],
    ['2026-11-25', false, 'running', true],
    ['2026-11-18', false, 'ended', true],
    ['2026-11-18', true, 'published', false],
  ] as const)('the week of %s, published: %s, is %s', (firstDay, isPublished, stage, open) => {
    const found = stageOf(periodFrom(firstDay, madrid), wednesdayNight, isPublished);
    expect([found, isOpen(found)]).toEqual([stage, open]);
  });

  // The weeks lie end to end, so a moment that is in one is in no other: steps that no clock change divides, over two years of them.
  test.each([madrid, 'Europe/Berlin', 'Europe/Zurich', 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland'])(
    'every moment of two years is in exactly one week of %s',
    (timeZone) => {
      const end = new Date('2028-03-01T12:00:00Z');
      const weeks = weeksAt(end, timeZone, 120).toReversed();
      for (const [index, week] of weeks.entries()) expect(week.from).toEqual(weeks[index - 1]?.until ?? week.from);
      const step = 83 * 60_000;
      for (let at = Date.parse('2026-02-01T00:00:00Z'); at < end.getTime(); at += step) {
        const holding = weeks.filter(({ from, until }) => from.getTime() <= at && at < until.getTime());
        expect(holding.map(({ firstDay }) => firstDay)).toEqual([periodOf(new Date(at), timeZone).firstDay]);
      }
      for (const { from, until, firstDay } of weeks) {
        expect(periodOf(from, timeZone).firstDay).toBe(firstDay);
        expect(periodOf(new Date(until.getTime() - 1), timeZone).firstDay).toBe(firstDay);
      }
    },
  );

  test('whenever it is published, each week is published once and none is passed over', () => {
    const published: string[] = [];
    for (let hour = 0; hour < 2 * 365 * 24; hour += 11) {
      const now = new Date(Date.parse('2026-01-07T05:00:00Z') + hour * 3_600_000);
      published.push(...duePeriods(published.at(-1) ?? '2025-12-24', madrid, now).map(({ firstDay }) => firstDay));
    }
    for (const [index, day] of published.entries()) expect(day).toBe(addDays(published[0] ?? '', 7 * index));
    expect(published.length).toBeGreaterThan(103);
  });
});

describe('MET-05 how the week that runs would end', () => {
  const week = periodFrom('2026-11-18', madrid);
  /** Saturday at noon: half of it. */
  const now = new Date((week.from.getTime() + week.until.getTime()) / 2);
  const counts = (orders: number, seller: number, late: number) => ({
    ...noOrders,
    orders,
    cancelled: { ...noOrders.cancelled, seller },
    late,
  });

  test.each([
    ['twice what has passed', counts(100, 2, 1), counts(140, 2, 1), { orders: 200, cancelled: 4, late: 2 }],
    ['never fewer orders than are known', counts(100, 2, 1), counts(300, 2, 1), { orders: 300, cancelled: 6, late: 3 }],
    ['never fewer incidents', counts(100, 0, 0), counts(200, 7, 0), { orders: 200, cancelled: 7, late: 0 }],
  ])('%s', (_, passed, known, { orders, cancelled, late }) => {
    expect(projectWeek(week, { passed, known, now }, defaultBrandLimits)).toMatchObject({
      orders,
      passed: passed.orders,
      ratios: { cancelled: { count: cancelled }, late: { count: late } },
    });
  });

  test('only what a brand counts is projected', () => {
    const passed = { ...counts(100, 1, 0), cancelled: { seller: 1, customer: 5, marketplace: 0 } };
    const limits = { ...defaultBrandLimits, counted: 'seller' } as const;
    expect(projectWeek(week, { passed, known: passed, now }, limits)?.ratios.cancelled.count).toBe(2);
    expect(projectWeek(week, { passed, known: passed, now }, defaultBrandLimits)?.ratios.cancelled.count).toBe(12);
  });

  test.each([
    ['few orders', counts(9, 1, 0), now],
    ['less than a day', counts(100, 1, 0), new Date(week.from.getTime() + 20 * 3_600_000)],
  ])('%s say nothing', (_, passed, at) => {
    expect(projectWeek(week, { passed, known: passed, now: at }, defaultBrandLimits)).toBeNull();
  });
});
