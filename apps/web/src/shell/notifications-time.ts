import { locales } from '@offizin/domain/locale/locales';
import { useFormats } from '../platform/formats.ts';
import { useLocaleSwitch } from '../platform/locale.tsx';
import { useNow } from '../platform/now.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, as the number and unit to say, or null when its date says more. */
export function agoOf(at: Date, now: Date): readonly [number, 'minute' | 'hour'] | null {
  const passed = Math.max(0, now.getTime() - at.getTime());
  if (passed >= day) return null;
  return passed < hour ? [-Math.floor(passed / minute), 'minute'] : [-Math.floor(passed / hour), 'hour'];
}

/** Writes when something was: minutes or hours ago on the same day, else its date. */
export function useTimeAgo(): (instant: string) => string {
  const { code } = useLocaleSwitch();
  const formats = useFormats();
  const now = useNow(minute / 2);
  const relative = new Intl.RelativeTimeFormat(locales[code].tag, { style: 'short', numeric: 'auto' });
  return (instant) => {
    const ago = agoOf(new Date(instant), now);
    return ago === null ? formats.shortDayTime(instant) : relative.format(...ago);
  };
}
