import { weekdayIndex } from './zoned-time.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A stretch of a day, `HH:MM` to `HH:MM` on the wall clock; `24:00` may end it. */
export interface TimeSlot {
  readonly from: string;
  readonly to: string;
}

/** The hours of one weekday: closed, open in one slot (full), or in two with a break (split). */
export type DayHours =
  | { readonly mode: 'closed' }
  | { readonly mode: 'full'; readonly first: TimeSlot }
  | { readonly mode: 'split'; readonly first: TimeSlot; readonly second: TimeSlot };

export type OpeningHours = Readonly<Record<Weekday, DayHours>>;

/** A stretch of a day in minutes since midnight. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** Minutes since midnight of `HH:MM`, or null when it is not a time of day. */
export function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (match === null) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return minute > 1440 ? null : minute;
}

/** The slots of a day in order; times that cannot be read are left out. */
export function openSpans(day: DayHours): MinuteSpan[] {
  const slots = day.mode === 'closed' ? [] : day.mode === 'full' ? [day.first] : [day.first, day.second];
  return slots.flatMap((slot) => {
    const from = minuteOfDay(slot.from);
    const to = minuteOfDay(slot.to);
    return from === null || to === null || from >= to ? [] : [{ from, to }];
  });
}

export type DayFaultCode = 'not_a_time' | 'reversed' | 'overlap';

/** What is wrong with a day's hours, and at which of its times. */
export interface DayFault {
  readonly slot: 'first' | 'second';
  readonly end: 'from' | 'to';
  readonly code: DayFaultCode;
}

/** The first fault of a day's hours, or null (PRO-03). Slots that touch are one slot, so they overlap. */
export function dayFaultOf(day: DayHours): DayFault | null {
  if (day.mode === 'closed') return null;
  const slots = [['first', day.first] as const, ...(day.mode === 'split' ? [['second', day.second] as const] : [])];
  let end = -1;
  for (const [slot, { from: begins, to: ends }] of slots) {
    const from = minuteOfDay(begins);
    const to = minuteOfDay(ends);
    if (from === null) return { slot, end: 'from', code: 'not_a_time' };
    if (to === null) return { slot, end: 'to', code: 'not_a_time' };
    if (from <= end) return { slot, end: 'from', code: 'overlap' };
    if (from >= to) return { slot, end: 'to', code: 'reversed' };
    end = to;
  }
  return null;
}

const slotText = ({ from, to }: TimeSlot): string => `${from}–${to}`;

/** The hours of a day as they are read, `08:00–13:00, 15:00–18:30`; null when it is closed. */
export function hoursText(day: DayHours): string | null {
  if (day.mode === 'closed') return null;
  return day.mode === 'full' ? slotText(day.first) : `${slotText(day.first)}, ${slotText(day.second)}`;
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
}

/** The slots in which the shop is open on this date; none on closed days, closures and public holidays. */
export function spansOn(calendar: ShopCalendar, date: string): MinuteSpan[] {
  if (calendar.isPublicHoliday(date)) return [];
  if (calendar.closures.some((closure) => closure.from <= date && date <= closure.to)) return [];
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
