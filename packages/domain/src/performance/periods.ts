import { addDays, instantAt, wallClockAt, weekdayIndex } from '../calendar/zoned-time.ts';

/** A week of the metrics: from Wednesday 00:00 to the next Wednesday 00:00 of the brand's time zone. */
export interface MetricPeriod {
  /** The Wednesday on which it begins, `YYYY-MM-DD`: what it is known by. */
  readonly firstDay: string;
  /** The Tuesday with which it ends. */
  readonly lastDay: string;
  readonly from: Date;
  /** The first instant after it. */
  readonly until: Date;
  /** When its figures are published: on the Wednesday after it, at 06:00. */
  readonly publishedAt: Date;
}

const wednesday = 2;
const publicationMinute = 6 * 60;

/** The period that begins on this Wednesday. */
export function periodFrom(firstDay: string, timeZone: string): MetricPeriod {
  const next = addDays(firstDay, 7);
  return {
    firstDay,
    lastDay: addDays(firstDay, 6),
    from: instantAt({ date: firstDay, minute: 0 }, timeZone),
    until: instantAt({ date: next, minute: 0 }, timeZone),
    publishedAt: instantAt({ date: next, minute: publicationMinute }, timeZone),
  };
}

/** The period that an instant falls in. */
export function periodOf(instant: Date, timeZone: string): MetricPeriod {
  const { date } = wallClockAt(instant, timeZone);
  return periodFrom(addDays(date, -((weekdayIndex(date) - wednesday + 7) % 7)), timeZone);
}
