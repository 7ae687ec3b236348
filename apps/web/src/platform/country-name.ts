import { locales } from '@offizin/domain/locale/locales';
import { displayNames } from '@offizin/i18n/intl-formats';
import { useMemo } from 'react';
import { useLocaleSwitch } from './locale.tsx';

/** What the visitor’s language calls a country, by its ISO 3166-1 code. */
export function useCountryName(): (country: string) => string {
  const { code } = useLocaleSwitch();
  return useMemo(() => {
    const names = displayNames(locales[code].tag, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [code]);
}
