import { useNow } from '../platform/now.ts';

/** Minutes and seconds until a moment: `7:52`; null once it is over. */
export function timeLeft(until: string, now: Date): string | null {
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  return seconds <= 0 ? null : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function TimeLeft({ until, over }: { until: string; over: string }) {
  const now = useNow(1000);
  return <b>{timeLeft(until, now) ?? over}</b>;
}
