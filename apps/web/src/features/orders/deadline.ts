export type DeadlineTone = 'late' | 'soon' | 'near' | 'calm';

/** How pressing a deadline is: red when late or under 30 minutes, amber under two hours. */
export function deadlineTone(dispatchBy: Date, now: Date): DeadlineTone {
  const minutes = (dispatchBy.getTime() - now.getTime()) / 60_000;
  if (minutes < 0) return 'late';
  if (minutes < 30) return 'soon';
  return minutes < 120 ? 'near' : 'calm';
}

export type Duration =
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'hours'; readonly hours: number }
  | { readonly unit: 'hoursMinutes'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly days: number };

/** A length of time as one would say it at the counter: minutes, hours with minutes, long ones in hours or days. */
export function durationOf(milliseconds: number): Duration {
  const all = Math.floor(Math.abs(milliseconds) / 60_000);
  if (all < 60) return { unit: 'minutes', minutes: all };
  const hours = Math.floor(all / 60);
  if (hours >= 48) return { unit: 'days', days: Math.floor(hours / 24) };
  const minutes = all % 60;
  return hours >= 12 || minutes === 0 ? { unit: 'hours', hours } : { unit: 'hoursMinutes', hours, minutes };
}
