import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { Config } from './config.ts';

/** Where a brand's sellers reach the portal, by the configured hosts: of several the one in their language. */
export function portalOrigin(
  { hosts, production, port }: Pick<Config, 'hosts' | 'production' | 'port'>,
  { brand, locale }: { brand: BrandId; locale: LocaleCode },
): string | null {
  const own = hosts.filter((entry) => entry.brand === brand);
  const found = own.find((entry) => entry.locale === locale) ?? own[0];
  if (found === undefined) return null;
  return production ? `https://${found.host}` : `http://${found.host}:${port}`;
}
