import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';

const recently = 60 * 60_000;

/** The time of a moment of today, the day and time of an earlier one. */
export function useMoment(): (instant: string) => string {
  const formats = useFormats();
  const now = useNow(30_000);
  return (instant) => (formats.date(instant) === formats.date(now) ? formats.time(instant) : formats.dateTime(instant));
}

/** When something was: minutes ago, at a time of today, or on a day. */
export function useWhen(): (instant: string) => string {
  const t = useTranslations('access.when');
  const formats = useFormats();
  const now = useNow(30_000);
  return (instant) => {
    const passed = now.getTime() - Date.parse(instant);
    if (passed < 60_000) return t('now');
    if (passed < recently) return t('minutes', { count: Math.floor(passed / 60_000) });
    if (formats.date(instant) === formats.date(now)) return t('today', { time: formats.time(instant) });
    return formats.dateTime(instant);
  };
}
