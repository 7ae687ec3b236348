/**
 * When a day of a town comes: `05-15` each year, `easter 60` so many days after Easter Sunday (before it where negative), or
 * `2027-05-15` once.
 */
export type DayRule = string;

const pattern = /^(?:(?:\d{4}-)?\d{2}-\d{2}|easter -?\d{1,2})$/;
const dayMs = 86_400_000;

/** Easter Sunday, by the calendar of the West (Meeus). */
function easterOf(year: number): number {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const day = moon + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the calendar has such a day: not the 31st of June. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && written(time) === date;
}

export const isOnce = (rule: DayRule): boolean => /^\d{4}-/.test(rule);

/** Whether a rule can be read. The 29th of February is a day of every fourth year. */
export const isDayRule = (rule: string): boolean =>
  pattern.test(rule) && (rule.startsWith('easter') || isDay(isOnce(rule) ? rule : `2028-${rule}`));

/** The date of a rule in a year; null where it has none then. */
export function dateInYear(rule: DayRule, year: number): string | null {
  if (rule.startsWith('easter ')) return written(easterOf(year) + Number(rule.slice(7)) * dayMs);
  const date = isOnce(rule) ? rule : `${year}-${rule}`;
  return date.startsWith(`${year}-`) && isDay(date) ? date : null;
}
