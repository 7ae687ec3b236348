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
