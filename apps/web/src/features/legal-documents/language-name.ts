import { displayNames } from '@offizin/i18n/intl-formats';
import { useLocale } from 'use-intl';

/** The name of a language, as the reader calls it, at the start of a line. */
export function useLanguageName(): (language: string) => string {
  const names = displayNames(useLocale(), { type: 'language' });
  return (language) => {
    const name = names.of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  };
}
