import type { ChangeWords } from '@offizin/i18n/change-text';
import { makeFormats } from '@offizin/i18n/formats';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { textsIn } from '../../../texts/texts.ts';

/** The words of a language with which a mail or a file says what was done. */
export async function changeWordsIn(locale: LocaleCode, timeZone: string): Promise<ChangeWords> {
  const t = await textsIn(locale, 'history');
  return {
    field: (field) => t(`field.${field}`),
    known: (value) => t(`known.${value}`),
    value: (value) => t(`value.${value}`),
    date: makeFormats(locale, timeZone).date,
  };
}
