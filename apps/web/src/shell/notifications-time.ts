import { locales } from '@offizin/domain/locale/locales';
import { relativeTimeFormat } from '@offizin/i18n/intl-formats';
import { useTranslations } from 'use-intl';
import { useFormats } from '../platform/formats.ts';
import { useLocaleSwitch } from '../platform/locale.tsx';
import { useNow } from '../platform/now.ts';
import { agoOf } from './notifications-ago.ts';

/** Writes when something was: minutes or hours ago on the same day, else its date. */
export function useTimeAgo(): (instant: string) => string {
  const { code } = useLocaleSwitch();
  const t = useTranslations('notifications');
  const formats = useFormats();
  const now = useNow(30_000);
  const relative = relativeTimeFormat(locales[code].tag, { numeric: 'auto' });
  return (instant) => {
    const ago = agoOf(new Date(instant), now);
    if (ago === null) return formats.shortDayTime(instant);
    return ago[0] === 0 ? t('justNow') : relative.format(...ago);
  };
}
