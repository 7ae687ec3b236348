import { locales } from '@offizin/domain/locale/locales';
import { readTypedDay } from '@offizin/domain/locale/typed-day';
import { dateFormat } from '@offizin/i18n/intl-formats';
import { useLocaleSwitch } from './locale.tsx';

const noon = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** How days (`YYYY-MM-DD`) are typed and written in the portal's language, whatever the browser's is. */
export function useTypedDays() {
  const { code } = useLocaleSwitch();
  return {
    read: readTypedDay,
    written: (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(locales[code].tag, { timeZone: 'UTC', ...options });
      return (day: string) => format.format(noon(day));
    },
  };
}
