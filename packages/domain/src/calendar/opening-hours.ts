import { weekdayIndex } from './zoned-time.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A stretch on the wall clock, `HH:MM` to `HH:MM`. One that ends at or before its start ends on the next day; `24:00` may end it. */
export interface TimeSlot {
  readonly from: string;
  readonly to: string;
}

/** The hours of one weekday: closed, open in one slot (full), or in two or three with breaks (split). */
export type DayHours =
  | { readonly mode: 'closed' }
  | { readonly mode: 'full'; readonly first: TimeSlot }
  | {
      readonly mode: 'split';
      readonly first: TimeSlot;
      readonly second: TimeSlot;
      readonly third?: TimeSlot | undefined;
    };

export type OpeningHours = Readonly<Record<Weekday, DayHours>>;

export const slotNames = ['first', 'second', 'third'] as const;
export type SlotName = (typeof slotNames)[number];

/** A stretch in minutes since the midnight that its day begins with; past 1440 it is on the next day. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

export const dayMinutes = 1440;

/** Open from midnight to midnight. */
export const roundTheClock: DayHours = { mode: 'full', first: { from: '00:00', to: '24:00' } };

/** Minutes since midnight of `HH:MM`, or null when it is not a time of day. */
export function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (match === null) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return minute > dayMinutes ? null : minute;
}

/** The minutes of a slot; null where its times cannot be read. */
export function spanOf(slot: TimeSlot): MinuteSpan | null {
  const from = minuteOfDay(slot.from);
  const to = minuteOfDay(slot.to);
  if (from === null || to === null || from === dayMinutes) return null;
  return { from, to: to > from ? to : to + dayMinutes };
}

/** The slots of a day as they were given, in order. */
export function slotsOf(day: DayHours): readonly TimeSlot[] {
  if (day.mode === 'closed') return [];
  if (day.mode === 'full') return [day.first];
  return day.third === undefined ? [day.first, day.second] : [day.first, day.second, day.third];
}

/** The slots of a day in order; times that cannot be read are left out. */
export const openSpans = (day: DayHours): MinuteSpan[] => slotsOf(day).flatMap((slot) => spanOf(slot) ?? []);

/** Whether a day is open from midnight to midnight, in whatever way that was written. */
export function isRoundTheClock(day: DayHours): boolean {
  const [span, ...more] = openSpans(day);
  return span?.from === 0 && span.to === dayMinutes && more.length === 0;
}

export type DayFaultCode = 'not_a_time' | 'overlap' | 'overlap_next_day';

/** What is wrong with a day's hours, and at which of its times. */
export interface DayFault {
  readonly slot: SlotName;
  readonly end: 'from' | 'to';
  readonly code: DayFaultCode;
}

/** The first fault of a day's hours, or null (PRO-03). Slots that touch are one slot, so they overlap. */
export function dayFaultOf(day: DayHours): DayFault | null {
  let end = -1;
  for (const [at, given] of slotsOf(day).entries()) {
    const slot = slotNames[at] ?? 'third';
    const from = minuteOfDay(given.from);
    if (from === null || from === dayMinutes) return { slot, end: 'from', code: 'not_a_time' };
    const span = spanOf(given);
    if (span === null) return { slot, end: 'to', code: 'not_a_time' };
    if (from <= end) return { slot, end: 'from', code: 'overlap' };
    end = span.to;
  }
  return null;
}

export interface WeekFault extends DayFault {
  readonly day: Weekday;
}

/** The first fault of each day of a week. A night may last until the next day's first slot begins, and not longer. */
export function weekFaultsOf(week: OpeningHours): WeekFault[] {
  return weekdays.flatMap((day, at) => {
    const fault = dayFaultOf(week[day]);
    if (fault !== null) return { day, ...fault };
    const spans = openSpans(week[day]);
    const next = openSpans(week[weekdays[(at + 1) % weekdays.length] ?? 'monday'])[0];
    const intoNext = (spans.at(-1)?.to ?? 0) - dayMinutes;
    if (next === undefined || intoNext <= next.from) return [];
    return { day, slot: slotNames[spans.length - 1] ?? 'third', end: 'to', code: 'overlap_next_day' } as const;
  });
}

/** The hours of a day as they are read, `08:00–13:00, 15:00–18:30`; null when it is closed. */
export function hoursText(day: DayHours): string | null {
  if (day.mode === 'closed') return null;
  return slotsOf(day)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');
}

/** Days on which a shop is closed from `from` to `to` (both included, `YYYY-MM-DD`). */
export interface Closure {
  readonly from: string;
  readonly to: string;
}

/** When a shop is open: its hours, its closures, the public holidays where it lies, and its time zone. */
export interface ShopCalendar {
  readonly timeZone: string;
  readonly openingHours: OpeningHours;
  readonly closures: readonly Closure[];
  readonly isPublicHoliday: (date: string) => boolean;
  /** Other hours than the week's, by their date. */
  readonly special?: ReadonlyMap<string, DayHours>;
}

/** The slots that begin on this date: closures win over special hours, those over public holidays and the week. A night belongs to the day it begins. */
export function spansOn(calendar: ShopCalendar, date: string): MinuteSpan[] {
  if (calendar.closures.some((closure) => closure.from <= date && date <= closure.to)) return [];
  const special = calendar.special?.get(date);
  if (special !== undefined) return openSpans(special);
  if (calendar.isPublicHoliday(date)) return [];
  const weekday = weekdays[weekdayIndex(date)];
  return weekday === undefined ? [] : openSpans(calendar.openingHours[weekday]);
}

const office: DayHours = { mode: 'full', first: { from: '09:00', to: '18:00' } };

/** The hours assumed of a shop that has given none. */
export const defaultOpeningHours: OpeningHours = {
  monday: office,
  tuesday: office,
  wednesday: office,
  thursday: office,
  friday: office,
  saturday: { mode: 'closed' },
  sunday: { mode: 'closed' },
};
