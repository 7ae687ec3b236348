const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
const lastDay = 2_958_465;
/** Days from day zero of the 1900 system to that of the 1904 system. */
export const days1904 = 1462;

const iso = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?Z?$/;

/** The serial day of an ISO date as strict workbooks write it, NaN for anything else. */
export function serialOfIso(text: string): number {
  const [, day, time = '00:00:00'] = iso.exec(text) ?? [];
  return day === undefined ? Number.NaN : (Date.parse(`${day}T${time}Z`) - dayZero) / dayMs;
}

/** A serial day of the 1900 system as `YYYY-MM-DD`, with `THH:MM:SS` when it has a time; a mere time as `HH:MM:SS`. */
export function showDate(serial: number): string | undefined {
  if (!(serial >= 0 && serial < lastDay + 1)) return undefined;
  // The system counts a 29 February 1900 that never was: before it, days are one further.
  const days = serial < 60 ? serial + 1 : serial;
  const shown = new Date(dayZero + Math.round((days * dayMs) / 1000) * 1000).toISOString();
  if (serial < 1) return shown.slice(11, 19);
  return Number.isInteger(serial) ? shown.slice(0, 10) : shown.slice(0, 19);
}
