import { addDays, instantAt, wallClockAt } from '../calendar/zoned-time.ts';

/** A shop's days as replies are counted by. */
export interface ReplyDays {
  readonly timeZone: string;
  readonly isWorkingDay: (date: string) => boolean;
}

/** Working days end at 18:00. */
const dayEnd = 18 * 60;
/** Longer than any shop's days off are in a row. */
const mostDaysOff = 40;

function workingDayFrom(date: string, { isWorkingDay }: ReplyDays): string {
  let day = date;
  for (let tried = 0; tried < mostDaysOff && !isWorkingDay(day); tried += 1) day = addDays(day, 1);
  return day;
}

/**
 * Until when a customer's message is to be answered: 24 hours that are counted on working days only. What comes on a day off is due
 * at the end of the next working day, and nothing is due after a day's end.
 */
export function replyDeadline(writtenAt: Date, days: ReplyDays): Date {
  const { date, minute } = wallClockAt(writtenAt, days.timeZone);
  const isOff = !days.isWorkingDay(date);
  const due = workingDayFrom(addDays(date, isOff ? 0 : 1), days);
  return instantAt({ date: due, minute: isOff ? dayEnd : Math.min(minute, dayEnd) }, days.timeZone);
}

/** How soon a deadline is pressing. */
const soon = 2 * 3600 * 1000;
export type Urgency = 'late' | 'soon' | 'later';

export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left < soon ? 'soon' : 'later';
}
