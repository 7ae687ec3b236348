/** A wall-clock moment in some time zone: the date `YYYY-MM-DD` and the minute of the day (0–1439). */
export interface WallClock {
  readonly date: string;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Milliseconds that the zone is ahead of UTC at this instant. */
export function zoneOffset(instant: Date, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

/** What the clock on the wall shows in this zone at this instant. */
export function wallClockAt(instant: Date, timeZone: string): WallClock {
  const shifted = new Date(instant.getTime() + zoneOffset(instant, timeZone));
  return {
    date: shifted.toISOString().slice(0, 10),
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** What the clock on the wall shows, as `2026-11-24 20:00`. */
export function wallText(instant: Date, timeZone: string): string {
  const { date, minute } = wallClockAt(instant, timeZone);
  return `${date} ${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/**
 * The instant at which the zone's wall clock shows this. A time that a clock change skips is moved on by the change;
 * of a time that comes twice it is the first.
 */
export function instantAt(wall: WallClock, timeZone: string): Date {
  const asUtc = Date.parse(`${wall.date}T00:00:00Z`) + wall.minute * 60_000;
  const before = zoneOffset(new Date(asUtc - 86_400_000), timeZone);
  const after = zoneOffset(new Date(asUtc + 86_400_000), timeZone);
  const early = new Date(asUtc - before);
  if (zoneOffset(early, timeZone) === before) return early;
  const late = new Date(asUtc - after);
  return zoneOffset(late, timeZone) === after ? late : early;
}

/** The date a number of days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayIndex(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
