import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { isWithin } from '@offizin/domain/calendar/closures';
import { weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import type { ClosureValues } from './closure-values.ts';

/** What the calendar shows of a day. */
export interface DayFacts {
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** Within a closure that is saved. */
  readonly isClosed: boolean;
  readonly isClosedWeekday: boolean;
  readonly holiday: string | null;
  /** Open orders that must leave on it, within what is planned. */
  readonly due: number;
  /** Its place in the closure that is planned. */
  readonly planned: 'only' | 'first' | 'last' | 'inside' | null;
}

function placeIn(day: string, { from, to }: ClosureValues): DayFacts['planned'] {
  if (from === '' || to === '' || !isWithin(day, { from, to })) return null;
  if (from === to) return 'only';
  return day === from ? 'first' : day === to ? 'last' : 'inside';
}

/** Looks days up in what is saved and what is planned; `changed` is shown as planned alone. */
export function dayFacts(view: HolidaysView, values: ClosureValues, changed: string | null): (day: string) => DayFacts {
  const due = new Map(view.due.map(({ day, orders }) => [day, orders]));
  const holidays = new Map(view.publicHolidays.map(({ day, name, isOpen }) => [day, isOpen ? null : name]));
  const special = new Set(view.specialHours.map(({ day }) => day));
  const closures = view.closures.filter(({ id }) => id !== changed);
  return (day) => {
    const planned = placeIn(day, values);
    return {
      isToday: day === view.today,
      isPast: day < view.today,
      isClosed: closures.some((closure) => isWithin(day, closure)),
      isClosedWeekday: !special.has(day) && view.closedWeekdays.includes(weekdayIndex(day)),
      holiday: special.has(day) ? null : (holidays.get(day) ?? null),
      due: due.get(day) ?? 0,
      planned,
    };
  };
}
