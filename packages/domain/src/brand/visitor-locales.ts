import { acceptedLocale } from '../locale/accept-language.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';
import type { BrandId } from './brands.ts';

/** The languages in which a brand's shoppers read; each language once, so that it names the locale. */
export const visitorLocales: Readonly<Record<BrandId, readonly LocaleCode[]>> = {
  de: ['de_DE', 'fr_FR', 'pt_PT', 'en_GB'],
  ch: ['de_CH', 'fr_CH', 'it_IT', 'en_GB'],
  es: ['es_ES', 'it_IT', 'fr_FR', 'pt_PT', 'en_GB'],
};

/** The language of a locale, `de` of `de_CH`: what an address says, and what a text is written in. */
export const languageOf = (locale: LocaleCode): string => locales[locale].tag.slice(0, 2);

/** The locale of a brand for a language; null for one that its shoppers do not read. */
export const visitorLocale = (brand: BrandId, language: string): LocaleCode | null =>
  visitorLocales[brand].find((locale) => languageOf(locale) === language) ?? null;

/** In which language somebody reads a public page: as the address says, as the browser asks, as the host is. */
export function localeOfVisitor(
  { brand, locale }: { readonly brand: BrandId; readonly locale: LocaleCode },
  { asked, accepts }: { readonly asked: string; readonly accepts: string },
): LocaleCode {
  const own = visitorLocale(brand, languageOf(locale)) ?? locale;
  return visitorLocale(brand, asked) ?? acceptedLocale(accepts, { among: visitorLocales[brand], otherwise: own });
}
