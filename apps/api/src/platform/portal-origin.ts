import type { BrandId } from '@offizin/domain/brand/brands';
import { hostOfSeller } from '@offizin/domain/brand/hosts';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { Config } from './config.ts';

/** Where a seller reaches the portal, by the configured hosts of its brand. */
export function portalOrigin(
  { hosts, production, port }: Pick<Config, 'hosts' | 'production' | 'port'>,
  seller: { brand: BrandId; country: string; locale: LocaleCode },
): string | null {
  const found = hostOfSeller(hosts, seller);
  if (found === null) return null;
  return production ? `https://${found.host}` : `http://${found.host}:${port}`;
}
