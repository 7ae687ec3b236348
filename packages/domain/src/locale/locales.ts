/** The locales of the product, each with its BCP 47 tag and the language its messages are written in. */
export const locales = {
  de_DE: { tag: 'de-DE', name: 'Deutsch' },
  de_CH: { tag: 'de-CH', name: 'Deutsch (Schweiz)' },
  fr_FR: { tag: 'fr-FR', name: 'Français' },
  fr_CH: { tag: 'fr-CH', name: 'Français (Suisse)' },
  es_ES: { tag: 'es-ES', name: 'Español' },
  it_IT: { tag: 'it-IT', name: 'Italiano' },
  pt_PT: { tag: 'pt-PT', name: 'Português' },
  en_GB: { tag: 'en-GB', name: 'English' },
} as const;

export type LocaleCode = keyof typeof locales;

export const localeCodes = Object.keys(locales) as readonly LocaleCode[];

export function isLocaleCode(value: string): value is LocaleCode {
  return Object.hasOwn(locales, value);
}

/** French Switzerland writes numbers as German Switzerland does; what browsers know of `fr-CH` differs by their age. */
const numberTags: Partial<Record<LocaleCode, string>> = { fr_CH: locales.de_CH.tag };

/** The BCP 47 tag by which a locale's numbers, shares and money are written. */
export const numberTag = (locale: LocaleCode): string => numberTags[locale] ?? locales[locale].tag;
