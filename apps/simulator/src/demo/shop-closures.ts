import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import { addDays, weekdayIndex } from '@offizin/domain/calendar/zoned-time';

export interface DemoClosure {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly offers: OffersWhileClosed;
}

/** What the demo shops are closed for: a day of training, and a holiday. */
const reasons: Readonly<Record<string, readonly [training: string, holiday: string]>> = {
  'DE-2001': ['Schulung', 'Betriebsferien'],
  'ES-1003': ['Formación del equipo', 'Vacaciones'],
  'CH-3001': ['Weiterbildung', 'Betriebsferien'],
};

/** The closures of a demo shop, planned from a day on: a Saturday in a few weeks, and the ten days after two more. */
export function closuresOf(externalId: string, now: Date): DemoClosure[] {
  const texts = reasons[externalId];
  if (texts === undefined) return [];
  const today = now.toISOString().slice(0, 10);
  const saturday = addDays(today, 19 - weekdayIndex(today));
  const [training, holiday] = texts;
  return [
    { from: saturday, to: saturday, reason: training, offers: 'paused' },
    { from: addDays(saturday, 12), to: addDays(saturday, 21), reason: holiday, offers: 'sold_later' },
  ];
}
