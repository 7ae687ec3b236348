import { expect, test } from 'vitest';
import { isWithinHours, nextBeginning, nextEnd } from './hours.ts';
import type { DayHours } from './terms.ts';

const every = (from: number, to: number): DayHours[] => Array.from({ length: 7 }, () => ({ from, to }));
const weekdays = (from: number, to: number) => every(from, to).map((day, at) => (at < 5 ? day : null));
/** A Tuesday, a Saturday. */
const [tuesday, saturday] = ['2026-11-24', '2026-11-28'];
const at = (date: string, hour: number) => ({ date, minute: hour * 60 });

test.each<[string, (DayHours | null)[], string, number, boolean, string | null, string | null]>([
  ['all day', every(0, 1440), tuesday, 12, true, '2026-11-25 0', null],
  ['by day, before', every(420, 1320), tuesday, 6, false, '2026-11-24 7', '2026-11-24 22'],
  ['by day, within', every(420, 1320), tuesday, 7, true, '2026-11-25 7', '2026-11-24 22'],
  ['by day, at the end', every(420, 1320), tuesday, 22, false, '2026-11-25 7', '2026-11-25 22'],
  ['by night, before', every(1200, 420), tuesday, 19, false, '2026-11-24 20', '2026-11-25 7'],
  ['by night, after midnight', every(1200, 420), tuesday, 6, true, '2026-11-24 20', '2026-11-25 7'],
  ['on weekdays, on a Saturday', weekdays(420, 1320), saturday, 12, false, '2026-11-30 7', '2026-11-30 22'],
  [
    'on weekdays by night, on a Saturday morning',
    weekdays(1200, 420),
    saturday,
    6,
    true,
    '2026-11-30 20',
    '2026-12-01 7',
  ],
  ['never', Array.from({ length: 7 }, () => null), tuesday, 12, false, null, null],
])('OFF-11 hours %s', (_title, hours, date, hour, isWithin, begins, ends) => {
  const text = (wall: ReturnType<typeof nextEnd>) => (wall === null ? null : `${wall.date} ${wall.minute / 60}`);
  const wall = at(date, hour);
  expect(isWithinHours(hours, wall)).toBe(isWithin);
  expect(text(nextBeginning(hours, wall, { fromTomorrow: false }))).toBe(begins);
  expect(text(nextEnd(hours, wall))).toBe(ends);
});

test('OFF-11 what was stopped for a day goes on when the next day’s hours begin', () => {
  expect(nextBeginning(every(420, 1320), at(tuesday, 6), { fromTomorrow: true })).toEqual(at('2026-11-25', 7));
});
