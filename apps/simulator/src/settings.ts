import { brandIds, type BrandId } from '@offizin/domain/brand/brands';

export interface Settings {
  readonly baseUrl: string;
  readonly keys: Readonly<Record<BrandId, string>>;
  /** How many times faster than usual the marketplace lives. */
  readonly speed: number;
  /** Where the demo shops' stock hub listens on the loopback address, or null for none. */
  readonly hubPort: number | null;
}

/** A setting that cannot be used; the message is a sentence that names it. */
export class SettingsError extends Error {}

function readKeys(text: string): Record<BrandId, string> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const keys = { de: '', ch: '', es: '' };
  for (const brand of brandIds) {
    const key: unknown = entries.find(([name]) => name === brand)?.[1];
    if (typeof key !== 'string' || key === '') {
      throw new SettingsError(`MARKETPLACE_KEYS must be JSON with a key for each of ${brandIds.join(', ')}, but "${brand}" is missing.`);
    }
    keys[brand] = key;
  }
  return keys;
}

/** Reads the simulator's settings from its environment. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const address = env['MARKETPLACE_URL'] ?? '';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new SettingsError('MARKETPLACE_URL must be the address of the portal, beginning with http:// or https://.');
  }
  const speedText = env['SIMULATOR_SPEED'] || '1';
  const speed = Number(speedText);
  if (!(speed > 0 && speed <= 1000)) {
    throw new SettingsError(`SIMULATOR_SPEED must be a number above 0 and up to 1000, but is "${speedText}".`);
  }
  const hubText = env['STOCK_HUB_PORT'] || '0';
  const hubPort = Number(hubText);
  if (!/^\d{1,5}$/.test(hubText) || hubPort > 65_535) {
    throw new SettingsError(`STOCK_HUB_PORT must be a port up to 65535, but is "${hubText}".`);
  }
  return { hubPort: hubPort === 0 ? null : hubPort, baseUrl: address.replace(/\/+$/, ''), keys: readKeys(env['MARKETPLACE_KEYS'] ?? ''), speed };
}
