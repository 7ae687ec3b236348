import type { DayHours } from './opening-hours.ts';
import { addDays } from './zoned-time.ts';

/** Other hours for a date than its weekday has. */
export interface SpecialDay {
  readonly day: string;
  readonly hours: DayHours;
}

/** How far ahead they may be given, how long their note may be, and how many may be planned. */
export const specialHoursLimits = { daysAhead: 730, note: 80, planned: 100 } as const;

export type SpecialDayFault = 'past' | 'too_late' | 'taken';

/** What is wrong with the date of special hours, or null. */
export function specialDayFaultOf(
  day: string,
  { today, planned }: { readonly today: string; readonly planned: readonly Pick<SpecialDay, 'day'>[] },
): SpecialDayFault | null {
  if (day < today) return 'past';
  if (day > addDays(today, specialHoursLimits.daysAhead)) return 'too_late';
  return planned.some((other) => other.day === day) ? 'taken' : null;
}
