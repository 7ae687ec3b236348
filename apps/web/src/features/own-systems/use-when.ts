import { useFormats } from '../../platform/formats.ts';
import { useLastChange } from '../../platform/use-last-change.ts';
import { useNow } from '../../platform/now.ts';

const day = 86_400_000;

/** When something happened or is to happen: the time alone for today. */
export const useWhen = useLastChange;

/** Whole days until a moment. */
export function useDaysUntil(): (instant: string) => number {
  const now = useNow(60_000);
  return (instant) => Math.max(0, Math.ceil((new Date(instant).getTime() - new Date(now).getTime()) / day));
}

/** A day of this or the next year. */
export function useDay(): (instant: string) => string {
  return useFormats().date;
}
