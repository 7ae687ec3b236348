const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, as the number and unit to show, or null when its date is clearer. */
export function agoOf(at: Date, now: Date): readonly [number, 'minute' | 'hour'] | null {
  const passed = Math.max(0, now.getTime() - at.getTime());
  if (passed >= day) return null;
  return passed < hour ? [-Math.floor(passed / minute), 'minute'] : [-Math.floor(passed / hour), 'hour'];
}
