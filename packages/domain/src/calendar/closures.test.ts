import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { absenceOf, closureFaultOf, daysOf, isAway } from './closures.ts';
import { defaultOpeningHours, type ShopCalendar } from './opening-hours.ts';

const planned = { from: '2026-11-26', to: '2026-11-28' };
const calendar: ShopCalendar = {
  timeZone: 'Europe/Berlin',
  openingHours: defaultOpeningHours,
  closures: [planned],
  isPublicHoliday: (day) => day === '2026-11-30',
};

describe('PRO-03 closures', () => {
  test.each([
    ['2026-11-24', '2026-11-24', null],
    ['2026-11-23', '2026-11-25', { field: 'from', code: 'past' }],
    ['2026-11-26', '2026-11-25', { field: 'to', code: 'reversed' }],
    ['2028-11-24', '2028-11-24', { field: 'from', code: 'too_late' }],
    ['2026-11-24', '2027-11-24', null],
    ['2026-11-24', '2027-11-25', { field: 'to', code: 'too_long' }],
    ['2026-12-12', '2026-12-14', { field: 'from', code: 'overlap' }],
    ['2026-12-09', '2026-12-11', { field: 'to', code: 'overlap' }],
    ['2026-12-09', '2026-12-20', { field: 'to', code: 'overlap' }],
    ['2026-12-13', '2026-12-14', null],
  ])('from %s to %s: %j', (from, to, fault) => {
    const others = to > '2027' ? [] : [{ from: '2026-12-11', to: '2026-12-12' }];
    expect(closureFaultOf({ from, to }, { today: '2026-11-24', others, begun: null })).toEqual(fault);
  });

  test('one that has begun keeps its first day, and does not end in the past', () => {
    const around = { today: '2026-11-24', others: [], begun: '2026-11-20' };
    expect(closureFaultOf({ from: '2026-11-20', to: '2026-11-24' }, around)).toBeNull();
    expect(closureFaultOf({ from: '2026-11-21', to: '2026-11-24' }, around)?.code).toBe('past');
    expect(closureFaultOf({ from: '2026-11-20', to: '2026-11-23' }, around)).toEqual({ field: 'to', code: 'past' });
  });

  test.each([
    ['2026-10-25', '2026-10-25', 1],
    ['2026-10-24', '2026-10-26', 3],
    ['2026-12-24', '2027-01-02', 10],
  ])('from %s to %s are %d days', (from, to, days) => {
    expect(daysOf({ from, to })).toBe(days);
  });
});

describe('PRO-13 the absence that a closure makes', () => {
  test('goes from the last closing before it to the first opening after it, over weekend and holiday', () => {
    const absence = absenceOf(calendar, planned);
    expect(absence).toEqual({
      closes: new Date('2026-11-25T17:00:00Z'),
      opens: new Date('2026-12-01T08:00:00Z'),
      newOrdersBy: new Date('2026-12-01T17:00:00Z'),
    });
    expect(isAway(absence, new Date('2026-11-25T16:59:59Z'))).toBe(false);
    expect(isAway(absence, new Date('2026-11-25T17:00:00Z'))).toBe(true);
    expect(isAway(absence, new Date('2026-12-01T08:00:00Z'))).toBe(false);
  });

  test('has no end where the shop never opens', () => {
    const never = { ...calendar, closures: [{ from: '2020-01-01', to: '2090-01-01' }] };
    expect(absenceOf(never, planned)).toMatchObject({ opens: null, newOrdersBy: null });
  });
});

describe('PRO-03 the calendar file', () => {
  const file = calendarFile(
    [
      {
        id: 'a',
        ...planned,
        title: 'Umbau; Türen, Fenster und noch viel mehr, damit die Zeile über die Grenze geht ä',
      },
    ],
    'Linden',
    new Date('2026-11-24T09:30:00Z'),
  );

  test('ends a day later than it is read, and escapes texts', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261129\r\n');
    expect(file).toContain(String.raw`SUMMARY:Umbau\; Türen\, Fenster`);
    expect(file).toContain('DTSTAMP:20261124T093000Z');
  });

  test('has no line of more than 75 octets, and loses nothing by that', () => {
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('über die Grenze geht ä');
  });
});
