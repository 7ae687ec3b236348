import type { LocaleCode } from '../locale/locales.ts';
import type { Currency } from '../money.ts';

export const brandIds = ['de', 'ch', 'es'] as const;
export type BrandId = (typeof brandIds)[number];

export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  readonly company: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly countries: readonly string[];
  readonly defaultLocale: LocaleCode;
  /** Host endings that choose another locale than the default one; the first match wins. */
  readonly localeByHostEnding: readonly { readonly ending: string; readonly locale: LocaleCode }[];
  readonly developmentHosts: readonly { readonly host: string; readonly locale: LocaleCode }[];
  readonly support: { readonly phone: string; readonly email: string; readonly weekdays: readonly [string, string] };
  /** The marketplace itself, where shoppers buy. */
  readonly site: string;
  /** The operator's own pages. */
  readonly legal: { readonly notice: string; readonly privacy: string; readonly terms: string };
  readonly analytics: boolean;
  readonly supportChat: boolean;
  /** The languages in which its shoppers read; each language once, so that it names the locale. */
  readonly visitorLocales: readonly LocaleCode[];
  /** What the international number of a pack is called on its market. */
  readonly gtinLabel: string;
  /** How the numbers of its invoices begin. */
  readonly invoicePrefix: string;
  /** Whether marketplace sales is open only to pure sellers who are not gold partners. */
  readonly salesForPureSellersOnly: boolean;
}

function legalPages(site: string): Brand['legal'] {
  return { notice: `${site}/legal-notice`, privacy: `${site}/privacy`, terms: `${site}/partner-terms` };
}

/** The one table of brands: what differs from brand to brand is read from here. All names are fictional. */
export const brands: Readonly<Record<BrandId, Brand>> = {
  de: {
    id: 'de',
    name: 'Lindora',
    company: 'Lindora Marktplatz GmbH, Freiburg',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    countries: ['DE', 'FR', 'PT'],
    defaultLocale: 'de_DE',
    localeByHostEnding: [],
    developmentHosts: [
      { host: 'de.localhost', locale: 'de_DE' },
      { host: 'fr.localhost', locale: 'de_DE' },
      { host: 'pt.localhost', locale: 'de_DE' },
    ],
    support: { phone: '+49 761 555 0140', email: 'partner@lindora.example', weekdays: ['08:00', '18:00'] },
    site: 'https://www.lindora.example/',
    legal: legalPages('https://www.lindora.example'),
    analytics: false,
    supportChat: false,
    visitorLocales: ['de_DE', 'fr_FR', 'pt_PT', 'en_GB'],
    gtinLabel: 'EAN',
    invoicePrefix: 'LI',
    salesForPureSellersOnly: false,
  },
  ch: {
    id: 'ch',
    name: 'Enziana',
    company: 'Enziana Marktplatz AG, Luzern',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    countries: ['CH'],
    defaultLocale: 'de_CH',
    localeByHostEnding: [],
    developmentHosts: [{ host: 'ch.localhost', locale: 'de_CH' }],
    support: { phone: '+41 41 555 01 40', email: 'partner@enziana.example', weekdays: ['08:00', '17:30'] },
    site: 'https://www.enziana.example/',
    legal: legalPages('https://www.enziana.example'),
    analytics: false,
    supportChat: false,
    visitorLocales: ['de_CH', 'fr_CH', 'it_IT', 'en_GB'],
    gtinLabel: 'GTIN',
    invoicePrefix: 'EN',
    salesForPureSellersOnly: false,
  },
  es: {
    id: 'es',
    name: 'Salvia',
    company: 'Salvia Marketplace S.L., Valencia',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    countries: ['ES', 'IT', 'FR', 'PT', 'GB'],
    defaultLocale: 'en_GB',
    localeByHostEnding: [
      { ending: '.fr', locale: 'fr_FR' },
      { ending: '.pt', locale: 'pt_PT' },
      { ending: '.com', locale: 'es_ES' },
    ],
    developmentHosts: [
      { host: 'localhost', locale: 'en_GB' },
      { host: 'es.localhost', locale: 'es_ES' },
      { host: 'fr.es.localhost', locale: 'fr_FR' },
      { host: 'pt.es.localhost', locale: 'pt_PT' },
    ],
    support: { phone: '+34 960 555 014', email: 'partners@salvia.example', weekdays: ['08:00', '20:00'] },
    site: 'https://www.salvia.example/',
    legal: legalPages('https://www.salvia.example'),
    analytics: true,
    supportChat: true,
    visitorLocales: ['es_ES', 'it_IT', 'fr_FR', 'pt_PT', 'en_GB'],
    gtinLabel: 'EAN',
    invoicePrefix: 'SA',
    salesForPureSellersOnly: true,
  },
};

export function isBrandId(value: string): value is BrandId {
  return Object.hasOwn(brands, value);
}
