import { describe, expect, test } from 'vitest';
import { cutsOf, dayChart, hourMarks } from './day-chart.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 24, hour, minute)).toISOString();
const now = Date.parse(at(15));
const hour = 3_600_000;

/** The day that is drawn: four answers to cuts, then the other goes on alone. */
const war = {
  floor: 2190,
  ownSteps: [
    { at: at(0), price: 2490 },
    { at: at(9), price: 2449 },
    { at: at(10, 15), price: 2395 },
    { at: at(11, 30), price: 2340 },
    { at: at(12, 45), price: 2295 },
  ],
  bestSteps: [
    { at: at(0), price: 2495 },
    { at: at(8, 50), price: 2450 },
    { at: at(13), price: 2260 },
    { at: at(14), price: 2235 },
  ],
};

describe('OFF-11 the chart of a day', () => {
  test('begins an hour before the first change, with what held then', () => {
    const chart = dayChart(war, now);
    expect(chart.from).toBe(Date.parse(at(7)));
    expect(chart.to).toBe(now);
    expect(chart.own[0]).toEqual({ at: chart.from, price: 2490 });
    expect(chart.own).toHaveLength(5);
    expect(chart.best.map(({ price }) => price)).toEqual([2495, 2450, 2260, 2235]);
  });

  test('has few lines around all prices and the floor', () => {
    const { lines, floor } = dayChart(war, now);
    expect(lines).toEqual([2100, 2200, 2300, 2400, 2500]);
    expect(floor).toBe(2190);
  });

  test('leaves out a floor that is far below', () => {
    const { lines, floor } = dayChart({ ...war, floor: 900 }, now);
    expect(floor).toBeNull();
    expect(lines[0]).toBe(2200);
  });

  test.each([
    [
      'without a change',
      { floor: null, ownSteps: [{ at: at(0), price: 1000 }], bestSteps: [{ at: at(0), price: null }] },
    ],
    ['with a price of a cent', { floor: 1, ownSteps: [{ at: at(0), price: 1 }], bestSteps: [{ at: at(0), price: 1 }] }],
  ])('shows the last three hours %s', (_, offer) => {
    const { from, lines, own } = dayChart(offer, now);
    expect((now - from) / hour).toBe(3);
    expect(lines.length).toBeGreaterThan(1);
    expect(own).toHaveLength(1);
  });

  test('right after midnight begins with the day', () => {
    const early = Date.parse(at(0, 20));
    const { from, to } = dayChart({ ...war, ownSteps: war.ownSteps.slice(0, 1), bestSteps: [] }, early);
    expect([from, to]).toEqual([Date.parse(at(0)), early]);
  });

  test('has at most five hours below it, whole ones of the clock there', () => {
    const minuteOf = (moment: number) => ((moment / 60_000) % 1440) + 60;
    const chart = dayChart(war, now);
    expect(hourMarks(chart, minuteOf).map((each) => new Date(each).getUTCHours())).toEqual([7, 9, 11, 13, 15]);
    expect(hourMarks({ from: now - 3 * hour, to: now }, minuteOf)).toHaveLength(4);
    expect(hourMarks({ from: now - 60 * hour, to: now }, minuteOf)).toHaveLength(5);
    expect(hourMarks({ from: now - 80 * hour, to: now }, minuteOf)).toHaveLength(3);
  });
});

test.each([
  ['four cuts', war, { count: 4, hours: 4 }],
  [
    'a rise between them',
    { ownSteps: [...war.ownSteps.slice(0, 3), { at: at(11), price: 2500 }] },
    { count: 2, hours: 2 },
  ],
  ['none today', { ownSteps: war.ownSteps.slice(0, 1) }, { count: 0, hours: 1 }],
  [
    'one long before the others',
    { ownSteps: [{ at: at(0), price: 2600 }, { at: at(2), price: 2490 }, ...war.ownSteps.slice(1)] },
    { count: 4, hours: 4 },
  ],
])('OFF-11 a war says how many cuts there were within how long: %s', (_, offer, cuts) => {
  expect(cutsOf(offer)).toEqual(cuts);
});
