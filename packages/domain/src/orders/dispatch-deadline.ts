import { spansOn, type ShopCalendar } from '../calendar/opening-hours.ts';
import { addDays, instantAt, wallClockAt } from '../calendar/zoned-time.ts';
import type { DeliveryType } from './statuses.ts';

/** Next-day orders placed before this minute of the day (15:00) leave on the same day. */
export const nextDayCutOff = 15 * 60;
/** Minutes before its slot begins when a same-day order leaves. */
export const slotLeadMinutes = 60;
/** Minutes of opening time within which an express order leaves. */
export const expressMinutes = 60;

/** How far ahead an open day is looked for. */
const horizonDays = 400;

export interface DeadlineInput {
  readonly deliveryType: DeliveryType;
  readonly createdAt: Date;
  /** When the chosen delivery slot begins; needed for `same_day_slot`. */
  readonly slotStart: Date | null;
}

/** Each date from `from` on which the shop opens, with its slots. */
function* openDays(calendar: ShopCalendar, from: string) {
  for (let day = 0, date = from; day < horizonDays; day += 1, date = addDays(date, 1)) {
    const spans = spansOn(calendar, date);
    if (spans.length > 0) yield { date, spans };
  }
}

/** When the shop closes on the first open day from `from` on that does so after an instant; null when it opens no more. */
export function closingTimeFrom(calendar: ShopCalendar, from: string, after: Date): Date | null {
  for (const { date, spans } of openDays(calendar, from)) {
    const closing = instantAt({ date, minute: Math.max(...spans.map((span) => span.to)) }, calendar.timeZone);
    if (closing > after) return closing;
  }
  return null;
}

/** When that many minutes of opening time have passed; null when the shop opens no more. The night before may still last. */
export function afterOpenMinutes(calendar: ShopCalendar, start: Date, minutes: number): Date | null {
  let left = minutes * 60_000;
  let counted = start.getTime();
  for (const { date, spans } of openDays(calendar, addDays(wallClockAt(start, calendar.timeZone).date, -1))) {
    for (const span of spans) {
      const opens = instantAt({ date, minute: span.from }, calendar.timeZone).getTime();
      const closes = instantAt({ date, minute: span.to }, calendar.timeZone).getTime();
      const begins = Math.max(opens, counted);
      if (begins >= closes) continue;
      if (begins + left <= closes) return new Date(begins + left);
      left -= closes - begins;
      counted = closes;
    }
  }
  return null;
}

const rules: Readonly<Record<DeliveryType, (calendar: ShopCalendar, order: DeadlineInput) => Date | null>> = {
  standard: (calendar, { createdAt }) =>
    closingTimeFrom(calendar, addDays(wallClockAt(createdAt, calendar.timeZone).date, 1), createdAt),
  next_day: (calendar, { createdAt }) => {
    const { date, minute } = wallClockAt(createdAt, calendar.timeZone);
    return closingTimeFrom(calendar, minute < nextDayCutOff ? date : addDays(date, 1), createdAt);
  },
  same_day_slot: (calendar, { slotStart, createdAt }) =>
    slotStart === null
      ? afterOpenMinutes(calendar, createdAt, expressMinutes)
      : new Date(slotStart.getTime() - slotLeadMinutes * 60_000),
  express_slot: (calendar, { createdAt }) => afterOpenMinutes(calendar, createdAt, expressMinutes),
};

/**
 * By when an order must leave (ORD-12), in the shop's time zone; null for a shop that does not open within 400 days.
 * Express counts 60 minutes of opening time. A deadline sent by the marketplace wins over this one.
 */
export function dispatchBy(order: DeadlineInput, calendar: ShopCalendar): Date | null {
  return rules[order.deliveryType](calendar, order);
}
