import type { LocaleCode } from '../locale/locales.ts';

/** How a language separates the decimals. */
export type DecimalMark = 'comma' | 'dot';

export const decimalMarks: Readonly<Record<LocaleCode, DecimalMark>> = {
  de_DE: 'comma',
  de_CH: 'dot',
  fr_FR: 'comma',
  fr_CH: 'dot',
  es_ES: 'comma',
  it_IT: 'comma',
  pt_PT: 'comma',
  en_GB: 'dot',
};

/** The sign itself, for what is written in a language. */
export const decimalSign = (locale: LocaleCode): ',' | '.' => (decimalMarks[locale] === 'comma' ? ',' : '.');

/** What separates the fields of a CSV file where spreadsheet programs of a language open it in columns. */
export const listSeparator = (locale: LocaleCode): ',' | ';' => (locale === 'en_GB' ? ',' : ';');
