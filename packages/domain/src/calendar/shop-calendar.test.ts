import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { dispatchBy } from '../orders/dispatch-deadline.ts';
import { absenceOf } from './closures.ts';
import { type DayHours, type OpeningHours, spansOn, type TimeSlot, weekdays } from './opening-hours.ts';
import { shopCalendar } from './shop-calendar.ts';
import { addDays } from './zoned-time.ts';

const day = (from: string, to: string): DayHours => ({ mode: 'full', first: { from, to } });
const split: DayHours = {
  mode: 'split',
  first: { from: '09:00', to: '13:00' },
  second: { from: '15:00', to: '19:00' },
};
const week: OpeningHours = {
  monday: day('08:00', '18:30'),
  tuesday: split,
  wednesday: day('00:00', '24:00'),
  thursday: day('02:30', '12:00'),
  friday: { ...split, third: { from: '22:00', to: '03:00' } },
  saturday: day('09:00', '13:00'),
  sunday: { mode: 'closed' },
};

type Place = readonly [country: string, region: string | null, timeZone: string];
const places = [
  ['DE', 'BW', 'Europe/Berlin'],
  ['DE', 'BY', 'Europe/Berlin'],
  ['DE', 'BE', 'Europe/Berlin'],
  ['CH', 'ZH', 'Europe/Zurich'],
  ['ES', 'CT', 'Europe/Madrid'],
  ['FR', null, 'Europe/Paris'],
  ['IT', null, 'Europe/Rome'],
  ['PT', null, 'Europe/Lisbon'],
] as const satisfies readonly Place[];
const years = [2025, 2026, 2027, 2028, 2029];

/** Numbers that are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const factsOf = ([country, region, timeZone]: Place) => {
  const random = numbers(country.charCodeAt(0) + (region?.charCodeAt(1) ?? 0));
  const upTo = (limit: number) => Math.floor((random.next().value / 2_147_483_648) * limit);
  const closures = years.flatMap((year) =>
    Array.from({ length: 6 }, () => {
      const from = addDays(`${year}-01-01`, upTo(360));
      return { from, to: addDays(from, upTo(16)) };
    }),
  );
  const tables = region === null ? new Holidays(country) : new Holidays(country, region);
  const holidays = years.flatMap((year) =>
    (tables.getHolidays(year) ?? []).filter(({ type }) => type === 'public').map(({ date }) => date),
  );
  const openHolidays = holidays.map((date) => date.slice(0, 10)).filter(() => upTo(3) === 0);
  const specialHours = years.flatMap((year) =>
    Array.from({ length: 12 }, () => ({ day: addDays(`${year}-01-01`, upTo(360)), hours: day('20:00', '01:30') })),
  );
  const facts = { timeZone, openingHours: week, closures, country, region, openHolidays, specialHours };
  return { facts, tables, upTo };
};

type Facts = ReturnType<typeof factsOf>;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Whether the shop is open in a minute, read off the wall clock and the library's tables, one minute at a time. */
function slowOpen({ facts, tables }: Facts) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: facts.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = (at: number): string => clock.format(at);
  /** Asking the clock is slow: on a day that begins and ends with the same offset it is asked twice. */
  const offsets = new Map<number, number | null>();
  const offsetOn = (day: number): number | null => {
    let offset = offsets.get(day);
    if (offset === undefined) {
      const [first, last] = [day * dayLength, (day + 1) * dayLength].map((at) => Date.parse(`${shown(at)}Z`) - at);
      offset = first === last ? (first ?? null) : null;
      offsets.set(day, offset);
    }
    return offset;
  };
  const wallAt = (at: number): readonly [date: string, time: string] => {
    const offset = offsetOn(Math.floor(at / dayLength));
    const text = offset === null ? shown(at) : new Date(at + offset).toISOString();
    return [text.slice(0, 10), text.slice(11, 16)];
  };
  const listed = new Map(
    ['2024', ...years.map(String), '2030'].map((year) => [year, tables.getHolidays(Number(year)) ?? []]),
  );
  const days = new Map<string, boolean>();
  const special = new Map(facts.specialHours.map(({ day: date, hours }) => [date, hours]));
  const isClosed = (date: string): boolean => {
    let closed = days.get(date);
    if (closed === undefined) {
      // Some holidays begin before the day that they are named for: only those of a whole day count.
      const found = listed.get(date.slice(0, 4)) ?? [];
      const holiday = found.some(({ type, date: at }) => type === 'public' && at.startsWith(`${date} 00:00:00`));
      const inClosure = facts.closures.some(({ from, to }) => from <= date && date <= to);
      closed = inClosure || (holiday && !facts.openHolidays.includes(date) && !special.has(date));
      days.set(date, closed);
    }
    return closed;
  };
  const slotsOn = (date: string): readonly TimeSlot[] => {
    if (isClosed(date)) return [];
    const hours = special.get(date) ?? week[weekdays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'sunday'];
    if (hours.mode === 'closed') return [];
    if (hours.mode === 'full') return [hours.first];
    return [hours.first, hours.second, ...(hours.third === undefined ? [] : [hours.third])];
  };
  const around = new Map<
    string,
    readonly [yesterday: string, lastNight: readonly TimeSlot[], slots: readonly TimeSlot[]]
  >();
  const slotsAround = (date: string) => {
    let found = around.get(date);
    if (found === undefined) {
      const yesterday = addDays(date, -1);
      found = [yesterday, slotsOn(yesterday).filter(({ from, to }) => to < from), slotsOn(date)];
      around.set(date, found);
    }
    return found;
  };
  /** With `on` only what began on that date counts. */
  return (at: number, on?: string): boolean => {
    const [date, time] = wallAt(at);
    const [yesterday, lastNight, slots] = slotsAround(date);
    const today = slots.some(({ from, to }) => from <= time && (time < to || to < from));
    const night = lastNight.some(({ to }) => time < to);
    return (today && (on ?? date) === date) || (night && (on ?? yesterday) === yesterday);
  };
}

describe.each(places)('ORD-12 PRO-13 five years in %s %s', (...place) => {
  const made = factsOf(place);
  const { facts, upTo } = made;
  const calendar = shopCalendar(facts);
  const isOpen = slowOpen(made);

  test('every day is open for as many minutes as a clock counts', () => {
    const wrong: string[] = [];
    const clockChanges = years.flatMap((year) => [`${year}-03`, `${year}-10`]);
    for (let date = `${years[0]}-01-01`; date < '2030'; date = addDays(date, 1)) {
      // Days without a clock change are looked at each half hour, which is what the hours are made of.
      const noon = Date.parse(`${date}T12:00:00Z`);
      const spans = spansOn(calendar, date);
      // A special night may lead into the day of a clock change.
      const isChange =
        clockChanges.some((month) => date.startsWith(month)) && [0, 6].includes(new Date(noon).getUTCDay());
      if (isChange) continue;
      let halves = 0;
      for (let at = noon - 14 * 3_600_000; at < noon + 16 * 3_600_000; at += 30 * minute)
        if (isOpen(at, date)) halves += 1;
      const expected = spans.reduce((sum, { from, to }) => sum + (to - from) / 30, 0);
      if (halves !== expected) wrong.push(`${date}: ${halves} counted, ${expected} said`);
    }
    expect(wrong).toEqual([]);
  });

  test('an express order leaves after sixty open minutes, on days of clock changes too', () => {
    const changes = years.flatMap((year) => [`${year}-03-28T20:00:00Z`, `${year}-10-24T20:00:00Z`]);
    const starts = [
      ...changes.map((at) => Date.parse(at)),
      ...Array.from({ length: 20 }, () => Date.UTC(2025, 0, 2) + upTo(5 * 360 * 24 * 60) * minute),
    ];
    for (const start of starts) {
      let left = 60;
      let at = start;
      for (; left > 0; at += minute) if (isOpen(at)) left -= 1;
      const order = { deliveryType: 'express_slot', createdAt: new Date(start), slotStart: null } as const;
      expect(dispatchBy(order, calendar)?.toISOString()).toBe(new Date(at).toISOString());
    }
  });

  test('an absence is closed from end to end', () => {
    for (const closure of facts.closures) {
      const { closes, opens } = absenceOf(calendar, closure);
      expect(isOpen(closes.getTime() - minute)).toBe(true);
      expect(opens === null || isOpen(opens.getTime())).toBe(true);
      for (let at = closes.getTime(); at < (opens?.getTime() ?? 0); at += 30 * minute) expect(isOpen(at)).toBe(false);
    }
  });
});
