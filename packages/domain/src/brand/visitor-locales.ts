import { acceptedLocale } from '../locale/accept-language.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';
import { type BrandId, brands } from './brands.ts';

/** The language of a locale, `de` of `de_CH`: what an address says, and what a text is written in. */
export const languageOf = (locale: LocaleCode): string => locales[locale].tag.slice(0, 2);

/** The locale of a brand for a language; null for one that its shoppers do not read. */
export const visitorLocale = (brand: BrandId, language: string): LocaleCode | null =>
  brands[brand].visitorLocales.find((locale) => languageOf(locale) === language) ?? null;

/** In which language somebody reads a public page: as the address says, as the browser asks, as the host is. */
export function localeOfVisitor(
  { brand, locale }: { readonly brand: BrandId; readonly locale: LocaleCode },
  { asked, accepts }: { readonly asked: string; readonly accepts: string },
): LocaleCode {
  const own = visitorLocale(brand, languageOf(locale)) ?? locale;
  return (
    visitorLocale(brand, asked) ?? acceptedLocale(accepts, { among: brands[brand].visitorLocales, otherwise: own })
  );
}
