import path from 'node:path';
import { ConfigError } from '../../apps/api/src/platform/config-error.ts';
import { readApiConfig } from '../../apps/api/src/api-config.ts';
import { filesBeside } from '../../apps/api/src/platform/config.ts';
import type { FilesConfig } from '../../apps/api/src/platform/files/files-config.ts';
import { PlainError } from '../processes/plain-error.ts';
import { projectDir } from '../project.ts';
import { unreachablePorts } from './unreachable-ports.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL of the operator's own; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Its owner's login, where the processes have another. */
  readonly databaseOwnerUrl: string | undefined;
  /** Where files lie that are no rows. */
  readonly files: FilesConfig;
  readonly demo: boolean;
  readonly production: boolean;
  /** Whether this start serves pages, or only works through jobs. */
  readonly servesPages: boolean;
  /** The hosts the portal answers on, with their brands. */
  readonly hosts: readonly { readonly host: string; readonly brand: string }[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** The settings of a start; throws a PlainError that names the first wrong one, before anything is started. */
export function readSettings(env: Environment): Settings {
  const databaseUrl = filled(env['DATABASE_URL']);
  const databaseOwnerUrl = filled(env['DATABASE_OWNER_URL']);
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined)
    throw new PlainError(
      'DATABASE_OWNER_URL needs DATABASE_URL beside it: the same database with the login of the processes.',
    );
  const dataDir = readDataDir(filled(env['DATA_DIR']));
  const config = readConfigPlainly({ ...env, DATABASE_URL: databaseUrl ?? 'postgres://embedded/' });
  // The demo's accounts and their passwords are published: for real operation it must be asked for.
  const demo = filled(env['DEMO']) ?? (config.production ? 'off' : 'on');
  if (!['on', 'off'].includes(demo)) throw new PlainError(`DEMO must be one of on, off, but is "${demo}".`);
  if (config.port === 0) throw new PlainError('PORT must be a port from 1 to 65535, but is "0".');
  if (unreachablePorts.has(config.port))
    throw new PlainError(`PORT is ${config.port}, which browsers refuse to open. Take another one, for example 3000.`);
  return {
    port: config.port,
    host: config.host,
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    files: config.files ?? filesBeside(dataDir),
    demo: demo === 'on',
    production: config.production,
    servesPages: config.roles.api,
    hosts: config.hosts,
  };
}

function readConfigPlainly(env: Environment): ReturnType<typeof readApiConfig> {
  try {
    return readApiConfig(env);
  } catch (error) {
    throw error instanceof ConfigError ? new PlainError(error.message) : error;
  }
}

function readDataDir(setting = '.data'): string {
  if (/[\0\n]/.test(setting)) throw new PlainError('DATA_DIR must be a path, but holds a line break.');
  return path.resolve(projectDir, setting);
}

/** The private hosts that feeds may be retrieved from, and one more. */
export function withFeedHost(given: string | undefined, host: string): string {
  return [...(given ? [given] : []), host].join(',');
}
