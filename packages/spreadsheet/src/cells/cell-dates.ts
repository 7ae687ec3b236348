const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
const lastDay = 2_958_465;
/** Days from day zero of the 1900 system to that of the 1904 system. */
export const days1904 = 1462;

const iso = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?Z?$/;

const shape = Buffer.from('0000-00-00T00:00:00.000000000', 'latin1');
const digit = shape[0];

/** Whether bytes look like an ISO date, without making a string of them. */
export function looksLikeIso(bytes: Uint8Array, start: number, end: number): boolean {
  const length = bytes[end - 1] === 0x5a ? end - start - 1 : end - start;
  if (length !== 10 && length !== 16 && length !== 19 && (length < 21 || length > shape.length)) return false;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[start + at] ?? 0;
    if (shape[at] === digit ? byte < 0x30 || byte > 0x39 : byte !== shape[at]) return false;
  }
  return true;
}

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
