import type { DayHours, RuleTerms } from '@offizin/domain/price-rules/terms';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A minute of the brand's day as a clock shows it. */
export const clockOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const isSame = (one: DayHours | null | undefined, other: DayHours | null | undefined): boolean =>
  one === other || (one?.from === other?.from && one?.to === other?.to);

export type HoursKind = 'daily' | 'workdays' | 'byDay';

/** Whether all days are alike, or those from Monday to Friday with none at the weekend. */
export function hoursKind(hours: RuleTerms['hours']): HoursKind {
  const [monday, ...others] = hours;
  if (monday === null || monday === undefined) return 'byDay';
  if (others.every((day) => isSame(day, monday))) return 'daily';
  const isWeek = others.slice(0, 4).every((day) => isSame(day, monday)) && others.slice(4).every((day) => day === null);
  return isWeek ? 'workdays' : 'byDay';
}

export const isWholeDay = ({ from, to }: DayHours): boolean => from === 0 && to === 1440;

/** Whether a rule rests at some time of the week. */
export const hasHours = (hours: RuleTerms['hours']): boolean => hours.some((day) => day === null || !isWholeDay(day));
