const minute = 60_000;
const hour = 60 * minute;

/** The whole hours, or in the last one the minutes, until an instant; null when it has passed. */
export function timeLeft(
  until: string,
  now: Date,
): { readonly unit: 'hours' | 'minutes'; readonly count: number } | null {
  const left = new Date(until).getTime() - now.getTime();
  if (left <= 0) return null;
  return left >= hour
    ? { unit: 'hours', count: Math.floor(left / hour) }
    : { unit: 'minutes', count: Math.max(1, Math.floor(left / minute)) };
}
