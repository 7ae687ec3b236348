import type { Closure } from './opening-hours.ts';
import { addDays } from './zoned-time.ts';

export interface CalendarEntry extends Closure {
  readonly id: string;
  readonly title: string;
}

const octetsPerLine = 75;
const plainDay = (day: string): string => day.replaceAll('-', '');

/** A text as iCalendar writes it. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** A line in pieces of at most 75 octets, the next beginning with a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (encoder.encode(piece + character).length > octetsPerLine) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

/** Closures as an iCalendar file (RFC 5545) of whole days. */
export function calendarFile(entries: readonly CalendarEntry[], name: string, now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = entries.flatMap(({ id, from, to, title }) => [
    'BEGIN:VEVENT',
    `UID:${id}@offizin`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(from)}`,
    `DTEND;VALUE=DATE:${plainDay(addDays(to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Offizin//EN', `X-WR-CALNAME:${escaped(name)}`];
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
