import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { startupOptions, requestTimeouts } from './pool.ts';

const oldestVersion = 15;

/** The setting that the address came from. */
export type Setting = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'SANDBOX_DATABASE_URL' | 'SANDBOX_DATABASE_OWNER_URL';

interface Place {
  readonly setting: Setting;
  readonly where: string;
  readonly user: string;
  readonly database: string;
}

function placeOf(databaseUrl: string, setting: Setting): Place {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  return {
    setting,
    where: `${hostname || 'localhost'}:${port || 5432}`,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  };
}

type Sentence = (place: Place) => string;

const refusedUser: Sentence = ({ setting, where, user }) =>
  `${setting}: PostgreSQL at ${where} refuses the user "${user}"; correct user and password, or let it in (pg_hba.conf).`;
const nobodyThere: Sentence = ({ setting, where }) =>
  `${setting}: no PostgreSQL answers at ${where}; start it there, or correct the address.`;

/** What to do about a connection that cannot be made, by what the system or PostgreSQL calls it. */
const connectSentences: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: nobodyThere,
  ENOTFOUND: nobodyThere,
  EAI_AGAIN: nobodyThere,
  EHOSTUNREACH: nobodyThere,
  ENETUNREACH: nobodyThere,
  ETIMEDOUT: nobodyThere,
  ECONNRESET: nobodyThere,
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': ({ setting, where, database }) =>
    `${setting} names the database "${database}", which PostgreSQL at ${where} does not have; create it, or correct the name.`,
  '42501': ({ setting, user, database }) =>
    `${setting}: the user "${user}" may not connect to the database "${database}"; let it in (grant connect).`,
  '53300': ({ setting, where }) =>
    `${setting}: PostgreSQL at ${where} has no connection left; raise its max_connections, or run fewer processes.`,
  '57P03': ({ setting, where }) =>
    `${setting}: PostgreSQL at ${where} is starting or stopping; start again in a moment.`,
  '08P01': ({ setting, where }) =>
    `${setting}: what answers at ${where} is a connection pooler that refuses the settings of a connection; name PostgreSQL itself.`,
};

function connectSentence(error: Error, place: Place): string | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^SASL|password must be a string/.test(error.message)) return refusedUser(place);
  if (/^timeout expired|^Connection terminated/.test(error.message)) return nobodyThere(place);
  return connectSentences[code]?.(place) ?? null;
}

export interface DatabaseState {
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly statementTimeout: string;
}

/** What keeps the portal from working with a database that it can connect to, as a sentence, or null. */
export function faultOf(
  setting: Setting,
  { version, encoding, readOnly, statementTimeout }: DatabaseState,
): string | null {
  if (version < oldestVersion)
    return `${setting} leads to PostgreSQL ${version}; the portal needs ${oldestVersion} or newer.`;
  if (encoding !== 'UTF8')
    return `${setting} names a database with the encoding ${encoding}; create one with: encoding 'UTF8' template template0.`;
  if (readOnly)
    return `${setting} leads to a database that can only be read; name the primary, and end default_transaction_read_only.`;
  if (statementTimeout !== `${requestTimeouts.statement / 1000}s`)
    return `${setting} leads through a connection pooler that drops the settings of a connection; name PostgreSQL itself.`;
  return null;
}

async function readState(client: pg.Client): Promise<DatabaseState> {
  const { rows } = await client.query<DatabaseState>(
    `select current_setting('server_version_num')::integer / 10000 as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
       current_setting('statement_timeout') as "statementTimeout"`,
  );
  const [state] = rows;
  if (state === undefined) throw new Error('the database did not say what it is');
  return state;
}

/** Connects as the pools will; throws a ConfigError that says what to do when the database cannot be worked with. */
export async function checkDatabase(databaseUrl: string, setting: Setting): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    options: startupOptions(requestTimeouts),
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const fault = faultOf(setting, await readState(client));
    if (fault !== null) throw new ConfigError(fault);
  } catch (error) {
    const sentence = error instanceof Error ? connectSentence(error, placeOf(databaseUrl, setting)) : null;
    throw sentence === null ? error : new ConfigError(sentence);
  } finally {
    await client.end().catch(() => {});
  }
}
