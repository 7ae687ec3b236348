import { isLocaleCode, type LocaleCode } from '../locale/locales.ts';
import { type BrandId, brandIds, brands, isBrandId } from './brands.ts';

export interface HostBrand {
  readonly host: string;
  readonly brand: BrandId;
  readonly locale: LocaleCode;
}

/** The hosts a portal answers on when nothing is configured: those of the brand table, for development. */
export function developmentHosts(): HostBrand[] {
  return brandIds.flatMap((brand) => brands[brand].developmentHosts.map((entry) => ({ brand, ...entry })));
}

/** The locale a brand shows on a host before anyone has signed in (GEN-03). */
export function defaultLocaleOf(brand: BrandId, host: string): LocaleCode {
  const byEnding = brands[brand].localeByHostEnding.find((entry) => host.endsWith(entry.ending));
  return byEnding?.locale ?? brands[brand].defaultLocale;
}

/**
 * Reads `host=brand` or `host=brand:locale` pairs parted by commas (the BRAND_HOSTS setting).
 * Throws an Error whose message names the wrong pair.
 */
export function parseBrandHosts(setting: string): HostBrand[] {
  return setting
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map(parsePair);
}

function parsePair(pair: string): HostBrand {
  const [host = '', target = ''] = pair.split('=').map((part) => part.trim().toLowerCase());
  const [brand = '', localeSuffix] = target.split(':');
  if (!/^[a-z0-9.-]+$/.test(host)) throw new Error(`"${pair}" has no valid host before "="`);
  if (!isBrandId(brand)) throw new Error(`"${pair}" names no brand after "=" (one of ${brandIds.join(', ')})`);
  if (localeSuffix === undefined) return { host, brand, locale: defaultLocaleOf(brand, host) };
  const locale = localeSuffix.replace(/_(..)$/, (_, country: string) => `_${country.toUpperCase()}`);
  if (!isLocaleCode(locale)) throw new Error(`"${pair}" names an unknown locale "${localeSuffix}"`);
  return { host, brand, locale };
}

/** The brand of a Host header (its port is ignored), or null for a host nobody configured. */
export function findHostBrand(hosts: readonly HostBrand[], hostHeader: string): HostBrand | null {
  const name = hostHeader.replace(/:\d+$/, '').toLowerCase();
  return hosts.find((entry) => entry.host === name) ?? null;
}

/** Whether a host is the one of a country: its ending or its first part says so. */
function isOfCountry({ host }: HostBrand, country: string): boolean {
  const parts = host.split('.');
  const names = country === 'GB' ? ['gb', 'uk'] : [country.toLowerCase()];
  return names.some((name) => parts[0] === name || parts.at(-1) === name);
}

/** The host on which a seller is at home: its country's, else the one in its language, else the brand's first; null for none. */
export function hostOfSeller(
  hosts: readonly HostBrand[],
  { brand, country, locale }: { readonly brand: BrandId; readonly country: string; readonly locale: LocaleCode },
): HostBrand | null {
  const rank = (entry: HostBrand): number => Number(isOfCountry(entry, country)) * 2 + Number(entry.locale === locale);
  const own = hosts.filter((entry) => entry.brand === brand);
  return own.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
