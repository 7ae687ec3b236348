import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { useFormats } from './formats.ts';
import { useNow } from './now.ts';
import { brandTimeZone, useShopTimeZone } from './time-zone.ts';

/** The day that it is for the seller, `YYYY-MM-DD`. */
export function useToday(): string {
  return wallClockAt(useNow(60_000), useShopTimeZone()).date;
}

/** The day that it is for the brand, by which its documents fall due. */
export function useBrandToday(): string {
  return wallClockAt(useNow(60_000), brandTimeZone).date;
}

/** Writes a day, `YYYY-MM-DD`; a day is the same one in every time zone when it is noon. */
export function useDayText(): (day: string) => string {
  const { date } = useFormats();
  return (day) => date(`${day}T12:00:00Z`);
}
