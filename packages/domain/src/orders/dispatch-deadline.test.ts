import { describe, expect, test } from 'vitest';
import { defaultOpeningHours, type OpeningHours, type ShopCalendar } from '../calendar/opening-hours.ts';
import { dispatchBy } from './dispatch-deadline.ts';
import type { DeliveryType } from './statuses.ts';

const week: OpeningHours = {
  ...defaultOpeningHours,
  monday: { mode: 'full', first: { from: '08:30', to: '18:30' } },
  wednesday: { mode: 'split', first: { from: '08:30', to: '12:30' }, second: { from: '15:00', to: '19:00' } },
  saturday: { mode: 'full', first: { from: '09:00', to: '13:00' } },
};
// 2026-11-23 is a Monday; clocks change on 2026-03-29 and 2026-10-25 in Berlin.
function shop(changes: Partial<ShopCalendar> = {}): ShopCalendar {
  return { timeZone: 'Europe/Berlin', openingHours: week, closures: [], isPublicHoliday: () => false, ...changes };
}
const chain = shop({
  isPublicHoliday: (date) => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(date),
  closures: [{ from: '2026-12-28', to: '2026-12-31' }],
});
const never = shop({ closures: [{ from: '2020-01-01', to: '2099-12-31' }] });

function deadline(
  calendar: ShopCalendar,
  deliveryType: DeliveryType,
  createdAt: string,
  slotStart: string | null = null,
) {
  const order = {
    deliveryType,
    createdAt: new Date(createdAt),
    slotStart: slotStart === null ? null : new Date(slotStart),
  };
  return dispatchBy(order, calendar)?.toISOString() ?? null;
}

describe('ORD-12 dispatch deadlines', () => {
  test.each([
    ['Monday noon → Tuesday 18:00', shop(), '2026-11-23T11:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['Tuesday → Wednesday, the second slot counts', shop(), '2026-11-24T11:00:00Z', '2026-11-25T18:00:00.000Z'],
    ['Friday → Saturday 13:00', shop(), '2026-11-27T11:00:00Z', '2026-11-28T12:00:00.000Z'],
    ['Saturday → over Sunday to Monday', shop(), '2026-11-28T10:00:00Z', '2026-11-30T17:30:00.000Z'],
    ['half past midnight belongs to the new day', shop(), '2026-11-22T23:30:00Z', '2026-11-24T17:00:00.000Z'],
    ['winter into summer time', shop(), '2026-03-28T11:00:00Z', '2026-03-30T16:30:00.000Z'],
    ['summer into winter time', shop(), '2026-10-24T11:00:00Z', '2026-10-26T17:30:00.000Z'],
    [
      'a chain of holidays and a closure over the turn of the year',
      chain,
      '2026-12-24T11:00:00Z',
      '2027-01-02T12:00:00.000Z',
    ],
    ['a shop that never opens has none', never, '2026-11-23T11:00:00Z', null],
  ])('standard: %s', (_title, calendar, createdAt, expected) => {
    expect(deadline(calendar, 'standard', createdAt)).toBe(expected);
  });

  test.each([
    ['before 15:00 → the same day', '2026-11-23T13:59:00Z', '2026-11-23T17:30:00.000Z'],
    ['at 15:00 → the next day', '2026-11-23T14:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['before 15:00 in the midday break → the same evening', '2026-11-25T12:30:00Z', '2026-11-25T18:00:00.000Z'],
    ['Saturday after closing → Monday', '2026-11-28T13:00:00Z', '2026-11-30T17:30:00.000Z'],
    ['Sunday → Monday', '2026-11-29T09:00:00Z', '2026-11-30T17:30:00.000Z'],
    ['15:00 in summer is 13:00 UTC', '2026-07-06T13:00:00Z', '2026-07-07T16:00:00.000Z'],
  ])('next day: %s', (_title, createdAt, expected) => {
    expect(deadline(shop(), 'next_day', createdAt)).toBe(expected);
  });

  test('same-day slot: an hour before it begins, without slot like express', () => {
    expect(deadline(shop(), 'same_day_slot', '2026-11-23T09:00:00Z', '2026-11-23T16:00:00Z')).toBe(
      '2026-11-23T15:00:00.000Z',
    );
    expect(deadline(shop(), 'same_day_slot', '2026-11-23T09:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
  });

  test.each([
    ['within opening hours', shop(), '2026-11-23T09:10:00Z', '2026-11-23T10:10:00.000Z'],
    ['before opening counts from opening', shop(), '2026-11-23T05:00:00Z', '2026-11-23T08:30:00.000Z'],
    ['before the midday break continues after it', shop(), '2026-11-25T11:10:00Z', '2026-11-25T14:40:00.000Z'],
    ['before closing continues in the morning', shop(), '2026-11-23T17:00:00Z', '2026-11-24T08:30:00.000Z'],
    ['ending with the slot still counts', shop(), '2026-11-23T16:30:00Z', '2026-11-23T17:30:00.000Z'],
    ['over Christmas', chain, '2026-12-24T16:50:00Z', '2027-01-02T08:50:00.000Z'],
    ['never open', never, '2026-11-23T09:10:00Z', null],
  ])('express: %s', (_title, calendar, createdAt, expected) => {
    expect(deadline(calendar, 'express_slot', createdAt)).toBe(expected);
  });

  test('express counts real minutes over a clock change in the night', () => {
    const night: ShopCalendar = shop({
      openingHours: { ...week, sunday: { mode: 'full', first: { from: '01:30', to: '06:00' } } },
    });
    expect(deadline(night, 'express_slot', '2026-03-29T00:45:00Z')).toBe('2026-03-29T01:45:00.000Z');
  });

  test.each([
    ['in the night before midnight', 'express_slot', '2026-11-27T22:30:00Z', '2026-11-27T23:30:00.000Z'],
    ['in the night after midnight', 'express_slot', '2026-11-28T00:30:00Z', '2026-11-28T01:30:00.000Z'],
    ['at the end of the night, on in the morning', 'express_slot', '2026-11-28T02:30:00Z', '2026-11-28T08:30:00.000Z'],
    ['in the night on which summer begins', 'express_slot', '2026-03-28T00:30:00Z', '2026-03-28T01:30:00.000Z'],
    ['after the evening, before the night ends', 'standard', '2026-11-26T11:00:00Z', '2026-11-28T03:00:00.000Z'],
    ['the same night', 'next_day', '2026-11-27T11:00:00Z', '2026-11-28T03:00:00.000Z'],
  ] as const)('PRO-03 with a night from Friday 20:00 to 04:00: %s', (_title, deliveryType, createdAt, expected) => {
    const friday = { mode: 'full', first: { from: '20:00', to: '04:00' } } as const;
    expect(deadline(shop({ openingHours: { ...week, friday } }), deliveryType, createdAt)).toBe(expected);
  });

  test.each([
    ['a closure', { closures: [{ from: '2026-11-28', to: '2026-11-28' }] }],
    ['a public holiday', { isPublicHoliday: (date: string) => date === '2026-11-28' }],
  ])('PRO-03 a night into %s lasts to its end', (_title, changes) => {
    const friday = { mode: 'full', first: { from: '20:00', to: '04:00' } } as const;
    const night = shop({ openingHours: { ...week, friday }, ...changes });
    expect(deadline(night, 'express_slot', '2026-11-28T01:00:00Z')).toBe('2026-11-28T02:00:00.000Z');
    expect(deadline(night, 'express_slot', '2026-11-28T02:30:00Z')).toBe('2026-11-30T08:00:00.000Z');
  });

  test.each([
    ['into summer time', '2026-03-28T23:30:00Z', '2026-03-29T02:00:00.000Z', '2026-03-30T07:00:00.000Z'],
    ['into winter time', '2026-10-24T23:30:00Z', '2026-10-25T03:00:00.000Z', '2026-10-26T08:00:00.000Z'],
  ])('PRO-03 the night %s ends by the clock on the wall', (_title, createdAt, closes, expected) => {
    const saturday = { mode: 'full', first: { from: '22:00', to: '04:00' } } as const;
    const night = shop({ openingHours: { ...week, saturday, monday: week.tuesday } });
    const last = new Date(Date.parse(closes) - 3_600_000).toISOString();
    expect(deadline(night, 'express_slot', last)).toBe(closes);
    const atItsEnd = new Date(Date.parse(closes)).toISOString();
    expect(deadline(night, 'express_slot', atItsEnd)).toBe(new Date(Date.parse(expected) + 3_600_000).toISOString());
    expect(deadline(night, 'express_slot', createdAt)).toBe(new Date(Date.parse(createdAt) + 3_600_000).toISOString());
  });
});
