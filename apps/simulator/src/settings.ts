import { brandIds, type BrandId } from '@offizin/domain/brand/brands';
import type { MailboxPorts } from './mailbox/mailbox.ts';
import type { ProviderSettings } from './payout/payout-providers.ts';

export interface Settings {
  readonly baseUrl: string;
  readonly keys: Readonly<Record<BrandId, string>>;
  /** How many times faster than usual the marketplace lives. */
  readonly speed: number;
  /** Where the demo shops' stock hub listens on the loopback address, or null for none. */
  readonly hubPort: number | null;
  /** The payout provider that it plays, or null for none. */
  readonly payout: ProviderSettings | null;
  /** Where the demo's mailbox takes and shows mails on the loopback address, or null for none. */
  readonly mailbox: MailboxPorts | null;
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
      throw new SettingsError(
        `MARKETPLACE_KEYS must be JSON with a key for each of ${brandIds.join(', ')}, but "${brand}" is missing.`,
      );
    }
    keys[brand] = key;
  }
  return keys;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A port, or null where none is set. */
function readPort(env: Environment, name: string): number | null {
  const text = env[name] || '0';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new SettingsError(`${name} must be a port up to 65535, but is "${text}".`);
  return port === 0 ? null : port;
}

function readPayout(env: Environment): ProviderSettings | null {
  const port = readPort(env, 'PAYOUT_PORT');
  const [apiKey = '', hmacKey = ''] = [env['PAYOUT_API_KEY'], env['PAYOUT_HMAC_KEY']];
  return port === null || apiKey === '' || hmacKey === '' ? null : { port, apiKey, hmacKey };
}

/** Reads the simulator's settings from its environment. */
export function readSettings(env: Environment): Settings {
  const address = env['MARKETPLACE_URL'] ?? '';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new SettingsError('MARKETPLACE_URL must be the address of the portal, beginning with http:// or https://.');
  }
  const speedText = env['SIMULATOR_SPEED'] || '1';
  const speed = Number(speedText);
  if (!(speed > 0 && speed <= 1000)) {
    throw new SettingsError(`SIMULATOR_SPEED must be a number above 0 and up to 1000, but is "${speedText}".`);
  }
  const mailPort = readPort(env, 'MAIL_PORT');
  const mailboxPort = readPort(env, 'MAILBOX_PORT');
  return {
    baseUrl: address.replace(/(?<!\/)\/+$/, ''),
    keys: readKeys(env['MARKETPLACE_KEYS'] ?? ''),
    speed,
    payout: readPayout(env),
    hubPort: readPort(env, 'STOCK_HUB_PORT'),
    mailbox: mailPort === null || mailboxPort === null ? null : { mailPort, mailboxPort },
  };
}
