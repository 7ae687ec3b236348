import { useEffect, useState } from 'react';

/** The time, renewed often enough for countdowns in minutes. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Whole seconds until a moment, in milliseconds since 1970; 0 when it is over. */
export function useSecondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - useNow(500).getTime()) / 1000));
}
