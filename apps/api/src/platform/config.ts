import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config-error.ts';
import { developmentHosts, type HostBrand, parseBrandHosts } from '@offizin/domain/brand/hosts';
import type { FilesConfig } from './files/files-config.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export interface PlatformConfig {
  readonly logLevel: (typeof logLevels)[number];
  readonly port: number;
  readonly host: string;
  /** With the login of the processes. */
  readonly databaseUrl: string;
  /** With the login that owns the database and migrates it; the same where only one is named. */
  readonly databaseOwnerUrl: string;
  /** The database of the sandbox, with both logins; null where there is none. */
  readonly sandbox: SandboxPlace | null;
  readonly production: boolean;
  readonly hosts: readonly HostBrand[];
  /** Base address of the companion application in combined mode, else null. */
  readonly companionUrl: string | null;
  readonly smtpUrl: string | null;
  /** Base address of the European register of VAT numbers (VIES); null where numbers stay unverified. */
  readonly viesUrl: string | null;
  /** Base address of a look-up of postal addresses that speaks Nominatim; null where addresses are typed by hand. */
  readonly addressLookupUrl: string | null;
  /** Where files lie that are no rows; null where none can be stored. */
  readonly files: FilesConfig | null;
  /** Asks a provider whether a human is at the screen; null: the portal's own proof of work. */
  readonly humanCheck: HostedHumanCheck | null;
  /** The script of the support chat's provider; null: there is no chat. */
  readonly supportChatUrl: string | null;
  /** The script of the analytics' provider; null: there are none. */
  readonly analyticsUrl: string | null;
  /** The file of the keys that seal credentials (`seal-key-file.ts`); null where none is needed. */
  readonly sealKeyFile: string | null;
  /** Which parts this process runs. */
  readonly roles: { readonly api: boolean; readonly worker: boolean };
  /** Port of the metrics listener on the loopback address, or null for none. */
  readonly metricsPort: number | null;
  /** How many proxies in front add to X-Forwarded-For, or their addresses; false: nobody's word is taken for the caller's address. */
  readonly trustProxy: number | readonly string[] | false;
  /** How many seconds the process still answers after it was asked to stop, while it says that it is not ready. */
  readonly drainSeconds: number;
  /** Whether calls are refused as too many before anything is done for them. */
  readonly shedsLoad: boolean;
  /** Hosts with ports (`127.0.0.1:8022`) that feeds may be retrieved from and webhooks sent to although they are private, and there without encryption. */
  readonly privateFeedHosts: readonly string[];
  /** How many files a worker judges in parallel, each in a thread of its own. */
  readonly engineThreads: number;
}

/** Another database than the portal's, on which test tokens act. */
export type SandboxPlace = Pick<PlatformConfig, 'databaseUrl' | 'databaseOwnerUrl'>;

/** All settings of a process: a module adds those of its own. */
export interface Config extends PlatformConfig {}

export interface HostedHumanCheck {
  /** Shown to browsers. */
  readonly siteKey: string;
  readonly secret: string;
  /** The provider's script, whose host alone the pages may reach. */
  readonly scriptUrl: string;
  readonly verifyUrl: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string): number | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, but is "${text}".`);
  return port;
}

function readSeconds(env: Environment, name: string, longest: number): number | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const seconds = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || seconds > longest)
    throw new ConfigError(`${name} must be a number of seconds from 0 to ${longest}, but is "${text}".`);
  return seconds;
}

const mostEngineThreads = 16;

/** Half of the processors unless it is set: each file keeps about as much of the database busy as of its thread. */
function readEngineThreads(env: Environment): number {
  const text = env['ENGINE_THREADS'] ?? '';
  if (text === '') return Math.min(mostEngineThreads, Math.max(1, Math.floor(availableParallelism() / 2)));
  const threads = Number(text);
  if (!/^\d+$/.test(text) || threads < 1 || threads > mostEngineThreads)
    throw new ConfigError(
      `ENGINE_THREADS must be a number of threads from 1 to ${mostEngineThreads}, but is "${text}".`,
    );
  return threads;
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (url === null || !protocols.includes(url.protocol)) {
    throw new ConfigError(
      `${name} must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}, but is not one.`,
    );
  }
  return text.replace(/(?<!\/)\/+$/, '');
}

function readChoice<const T extends readonly string[]>(env: Environment, name: string, choices: T): T[number] | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!choices.includes(text)) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  return text;
}

function readList(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const placePattern = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})$/;

const isPort = (text: string | undefined): boolean => Number(text) >= 1 && Number(text) <= 65_535;

/** A list of `host:port`. */
function readPlaces(env: Environment, name: string): string[] {
  const places = readList(env, name);
  const wrong = places.find((place) => !isPort(placePattern.exec(place)?.[1]));
  if (wrong !== undefined)
    throw new ConfigError(
      `${name} must list hosts with ports like 10.0.0.7:8022, parted by commas, but has "${wrong}".`,
    );
  return places;
}

function readHosts(env: Environment): HostBrand[] {
  const text = env['BRAND_HOSTS'];
  if (text === undefined || text === '') return developmentHosts();
  try {
    const hosts = parseBrandHosts(text);
    if (hosts.length === 0) throw new Error('it names no host');
    return hosts;
  } catch (error) {
    throw new ConfigError(`BRAND_HOSTS cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
};

/** A caller can write what it likes to the left of what the proxies add: only a number or the addresses of proxies say how much is theirs. */
function readProxies(env: Environment): number | string[] | false {
  const text = env['TRUST_PROXY'] ?? '';
  if (text === '' || text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = readList(env, 'TRUST_PROXY');
  if (networks.length > 0 && networks.every(isNetwork)) return networks;
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies in front (1 to 9) or their addresses, as in "10.0.0.0/8,192.0.2.7", but is "${text}".`,
  );
}

const turnstile = 'https://challenges.cloudflare.com/turnstile/v0';

/** Keys of a provider that speaks Turnstile's interface: all of them or none. */
function readHumanCheck(env: Environment): HostedHumanCheck | null {
  const keys = ['HUMAN_CHECK_SITE_KEY', 'HUMAN_CHECK_SECRET'] as const;
  const [siteKey, secret] = keys.map((name) => env[name] ?? '');
  const scriptUrl = readUrl(env, 'HUMAN_CHECK_SCRIPT_URL', ['https:', 'http:']);
  const verifyUrl = readUrl(env, 'HUMAN_CHECK_VERIFY_URL', ['https:', 'http:']);
  if (!siteKey && !secret) {
    if (scriptUrl === null && verifyUrl === null) return null;
    throw new ConfigError(`HUMAN_CHECK_SCRIPT_URL and HUMAN_CHECK_VERIFY_URL need ${keys.join(' and ')}.`);
  }
  if (!siteKey || !secret) throw new ConfigError(`${keys.join(' and ')} belong together, but only one is set.`);
  const wrong = keys.find((name) => !/^[\w.-]{1,200}$/.test(env[name] ?? ''));
  if (wrong !== undefined)
    throw new ConfigError(`${wrong} must be a key of letters, digits, dots, dashes and underscores, but is not one.`);
  return {
    siteKey,
    secret,
    scriptUrl: scriptUrl ?? `${turnstile}/api.js`,
    verifyUrl: verifyUrl ?? `${turnstile}/siteverify`,
  };
}

/** Beside the data that `npm start` keeps, unless it is named. */
function readSealKeyFile(env: Environment): string | null {
  const [named, dataDir] = [env['SEAL_KEY_FILE'] ?? '', env['DATA_DIR'] ?? ''];
  if (named !== '') return named;
  return dataDir === '' ? null : path.join(dataDir, 'seal-keys');
}

const s3Keys = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The directory of the files of a portal that names none. */
export const filesBeside = (dataDir: string): FilesConfig => ({
  kind: 'local',
  directory: path.join(dataDir, 'files'),
});

/** A bucket where one is named, else a directory: beside the data that `npm start` keeps, unless it is named. */
function readFiles(env: Environment): FilesConfig | null {
  const endpoint = readUrl(env, 'S3_ENDPOINT', ['https:', 'http:']);
  const missing = s3Keys.filter((name) => !env[name]);
  if (missing.length < s3Keys.length || endpoint !== null) {
    if (missing.length > 0) throw new ConfigError(`${missing.join(' and ')} must be set to keep files in a bucket.`);
    const [bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = s3Keys.map((name) => env[name] ?? '');
    return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey };
  }
  const [named, dataDir] = [env['FILES_DIR'] ?? '', env['DATA_DIR'] ?? ''];
  if (named !== '') return { kind: 'local', directory: named };
  return dataDir === '' ? null : filesBeside(dataDir);
}

/** A database of its own: beside the portal's, nothing that is made up can be found by mistake. */
function readSandbox(env: Environment): SandboxPlace | null {
  const databaseUrl = readUrl(env, 'SANDBOX_DATABASE_URL', postgresSchemes);
  const databaseOwnerUrl = readUrl(env, 'SANDBOX_DATABASE_OWNER_URL', postgresSchemes);
  if (databaseUrl !== null) return { databaseUrl, databaseOwnerUrl: databaseOwnerUrl ?? databaseUrl };
  if (databaseOwnerUrl === null) return null;
  throw new ConfigError('SANDBOX_DATABASE_OWNER_URL needs SANDBOX_DATABASE_URL beside it.');
}

const postgresSchemes = ['postgres:', 'postgresql:'];

/** Reads the platform's settings; throws a ConfigError naming the first wrong one. */
export function readConfig(env: Environment): PlatformConfig {
  const databaseUrl = readUrl(env, 'DATABASE_URL', postgresSchemes);
  if (databaseUrl === null)
    throw new ConfigError('DATABASE_URL is missing: the address of a PostgreSQL database, version 15 or newer.');
  const role = readChoice(env, 'PROCESS_ROLE', ['all', 'api', 'worker'] as const) ?? 'all';
  const mode = readChoice(env, 'NODE_ENV', ['production', 'development', 'test'] as const);
  const production = mode === 'production';
  return {
    port: readPort(env, 'PORT') ?? 3000,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl,
    databaseOwnerUrl: readUrl(env, 'DATABASE_OWNER_URL', postgresSchemes) ?? databaseUrl,
    sandbox: readSandbox(env),
    production,
    hosts: readHosts(env),
    companionUrl: readUrl(env, 'COMPANION_URL', ['http:', 'https:']),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    viesUrl: readUrl(env, 'VIES_URL', ['https:', 'http:']),
    addressLookupUrl: readUrl(env, 'ADDRESS_LOOKUP_URL', ['https:', 'http:']),
    files: readFiles(env),
    humanCheck: readHumanCheck(env),
    supportChatUrl: readUrl(env, 'SUPPORT_CHAT_URL', ['https:', 'http:']),
    analyticsUrl: readUrl(env, 'ANALYTICS_URL', ['https:', 'http:']),
    sealKeyFile: readSealKeyFile(env),
    roles: { api: role !== 'worker', worker: role !== 'api' },
    metricsPort: readPort(env, 'METRICS_PORT'),
    trustProxy: readProxies(env),
    drainSeconds: readSeconds(env, 'DRAIN_SECONDS', 60) ?? (production ? 5 : 0),
    // Journeys share their machine with browsers: how busy it is says nothing about the portal.
    shedsLoad: mode !== 'test',
    privateFeedHosts: readPlaces(env, 'PRIVATE_FEED_HOSTS'),
    engineThreads: readEngineThreads(env),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels) ?? 'info',
  };
}
