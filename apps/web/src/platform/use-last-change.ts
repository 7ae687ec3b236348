import { useFormats } from './formats.ts';
import { useNow } from './now.ts';

/** When something last happened: the time for today, else the date as well. */
export function useLastChange(): (instant: string) => string {
  const formats = useFormats();
  const now = useNow(60_000);
  return (instant) => (formats.date(instant) === formats.date(now) ? formats.time(instant) : formats.dateTime(instant));
}
