import { type Closure, type ShopCalendar, spansOn } from './opening-hours.ts';
import { addDays, instantAt } from './zoned-time.ts';

/** What becomes of a shop's offers while it is closed: nobody can buy them, or they are sold and leave later. */
export const offersWhileClosed = ['paused', 'sold_later'] as const;
export type OffersWhileClosed = (typeof offersWhileClosed)[number];

/** How far ahead a closure may be planned, and how long it may last. */
export const closureLimits = { daysAhead: 730, days: 366, reason: 80, planned: 100 } as const;

const dayMs = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** How many days a closure has. */
export const daysOf = ({ from, to }: Closure): number => numberOf(to) - numberOf(from) + 1;

export const isWithin = (day: string, { from, to }: Closure): boolean => from <= day && day <= to;

export type ClosureFaultCode = 'past' | 'too_late' | 'reversed' | 'too_long' | 'overlap';

export interface ClosureFault {
  readonly field: 'from' | 'to';
  readonly code: ClosureFaultCode;
}

interface Around {
  readonly today: string;
  /** The shop's other closures. */
  readonly others: readonly Closure[];
  /** When the closure began until now, where it has begun: that day may stay. */
  readonly begun: string | null;
}

/** What is wrong with the days of a closure, or null. */
export function closureFaultOf(closure: Closure, { today, others, begun }: Around): ClosureFault | null {
  const { from, to } = closure;
  if (from < today && from !== begun) return { field: 'from', code: 'past' };
  if (from > addDays(today, closureLimits.daysAhead)) return { field: 'from', code: 'too_late' };
  if (to < from) return { field: 'to', code: 'reversed' };
  if (to < today) return { field: 'to', code: 'past' };
  if (daysOf(closure) > closureLimits.days) return { field: 'to', code: 'too_long' };
  const hit = others.find((other) => other.from <= to && from <= other.to);
  return hit === undefined ? null : { field: isWithin(from, hit) ? 'from' : 'to', code: 'overlap' };
}

const horizonDays = 400;

/** When the shop closes for the last time before a day; null where it was not open within a year. */
export function lastClosingBefore(calendar: ShopCalendar, day: string): Date | null {
  for (let back = 1; back <= horizonDays; back += 1) {
    const date = addDays(day, -back);
    const spans = spansOn(calendar, date);
    if (spans.length > 0) return instantAt({ date, minute: Math.max(...spans.map(({ to }) => to)) }, calendar.timeZone);
  }
  return null;
}

/** When the shop opens first from a day on, and closes on that day; null where it does not within a year. */
export function firstOpeningFrom(calendar: ShopCalendar, day: string): { opens: Date; closes: Date } | null {
  for (let ahead = 0; ahead < horizonDays; ahead += 1) {
    const date = addDays(day, ahead);
    const spans = spansOn(calendar, date);
    if (spans.length > 0) {
      const at = (minute: number) => instantAt({ date, minute }, calendar.timeZone);
      return {
        opens: at(Math.min(...spans.map(({ from }) => from))),
        closes: at(Math.max(...spans.map(({ to }) => to))),
      };
    }
  }
  return null;
}

/** How long a shop is away for a closure: closed for the last time before it, open again after it. */
export interface Absence {
  readonly closes: Date;
  /** Null where the shop does not open again within a year. */
  readonly opens: Date | null;
  /** By when an order leaves that comes in meanwhile. */
  readonly newOrdersBy: Date | null;
}

/** The absence that a closure of the calendar makes; closed days beside it, weekends and public holidays, belong to it. */
export function absenceOf(calendar: ShopCalendar, { from, to }: Closure): Absence {
  const after = firstOpeningFrom(calendar, addDays(to, 1));
  return {
    closes: lastClosingBefore(calendar, from) ?? instantAt({ date: from, minute: 0 }, calendar.timeZone),
    opens: after?.opens ?? null,
    newOrdersBy: after?.closes ?? null,
  };
}

/** Whether an absence has begun and is not over. */
export const isAway = ({ closes, opens }: Absence, now: Date): boolean =>
  closes <= now && (opens === null || now < opens);
