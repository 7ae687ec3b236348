import { locales } from '@offizin/domain/locale/locales';
import { dateFormat } from '@offizin/i18n/intl-formats';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';

/** A day as an instant that is on it in every zone of the marketplace. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** Days and ranges of days in words. */
export function useDays() {
  const t = useTranslations('holidays');
  const { weekdayDay, shortDay } = useFormats();
  const { code } = useLocaleSwitch();
  const months = dateFormat(locales[code].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dated = dateFormat(locales[code].tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = (date: string) => weekdayDay(noonOf(date));
  return {
    day,
    short: (date: string) => shortDay(noonOf(date)),
    /** With its year: the day may be far. */
    dated: (date: string) => dated.format(new Date(noonOf(date))),
    month: (month: string) => months.format(new Date(noonOf(`${month}-01`))),
    range: (from: string, to: string) =>
      from === to ? day(from) : t('range', { from: shortDay(noonOf(from)), to: shortDay(noonOf(to)) }),
  };
}
