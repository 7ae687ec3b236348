import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount } from './account.ts';
import {
  type Cluster,
  clusterDir,
  databaseName,
  databasePassword,
  ensureCluster,
  ownerRole,
  processRole,
} from './cluster.ts';
import { isHeld, lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { databaseFolder, publicBase } from './location.ts';
import { clearLeftover, startPostmaster } from './postmaster.ts';
import { shippedPostgres } from './shipped-postgres.ts';
import { writeWhole } from './whole-file.ts';

export interface EmbeddedDatabaseOptions {
  /** Absolute; made if missing. */
  readonly dataDir: string;
  /** Receives what is being done, one plain sentence at a time. */
  readonly log: (sentence: string) => void;
  /** For tests only: quick, not safe against a crash of the machine, and gone once stopped. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  /** A connection address with the owner's name and password. */
  readonly url: string;
  /** The same database for the portal's processes, whose login owns nothing. */
  readonly processUrl: string;
  /** Resolves when the server ends, wanted or not. */
  readonly exited: Promise<void>;
  readonly logFile: string;
  stop(): Promise<void>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const portName = 'postgres-port';

const loose = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts the PostgreSQL that npm brought, with its files under the data folder. Throws a PlainError when the
 * folder is in use, made by another version or another user, or PostgreSQL cannot run here.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, throwaway = false } = options;
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const cluster = prepareCluster(dataDir);
    if ((await clearLeftover(cluster)) === 'stopped') log('Stopped the PostgreSQL that an earlier start left behind.');
    const password = databasePassword(dataDir, ownerRole);
    if ((await ensureCluster(cluster, password)) === 'made') log(`Made a new database in ${cluster.folder}.`);
    const port = await rememberedPort(dataDir);
    const logFile = path.join(dataDir, 'postgres.log');
    const server = await startPostmaster(cluster, {
      port,
      logFile,
      settings: throwaway ? { ...settings, ...loose } : settings,
    });
    return {
      url: urlOf(dataDir, ownerRole, port),
      processUrl: urlOf(dataDir, processRole, port),
      exited: server.exited,
      logFile,
      stop: async () => {
        await server.stop();
        if (throwaway) rmSync(cluster.folder, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The embedded database while it runs, for work on its files. */
export interface RunningDatabase {
  readonly url: string;
  readonly clusterDir: string;
}

const urlOf = (dataDir: string, role: typeof ownerRole | typeof processRole, port: number): string =>
  `postgres://${role}:${databasePassword(dataDir, role)}@127.0.0.1:${port}/${databaseName}`;

/** Works with the database of a data folder: the one that runs, or one that is started for it and stopped again. */
export async function withEmbeddedDatabase<T>(
  dataDir: string,
  work: (database: RunningDatabase) => Promise<T>,
): Promise<T> {
  const running = isHeld(dataDir) ? Number(readFileSync(path.join(dataDir, portName), 'utf8')) : null;
  if (running !== null)
    return work({ url: urlOf(dataDir, ownerRole, running), clusterDir: clusterDir(prepareCluster(dataDir)) });
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  try {
    return await work({ url: database.url, clusterDir: clusterDir(prepareCluster(dataDir)) });
  } finally {
    await database.stop();
  }
}

/** Where the files of a data folder's database lie, held so that nobody starts it; refused while it runs. */
export function closedCluster(dataDir: string): { cluster: Cluster; unlock: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    return { cluster: prepareCluster(dataDir), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepareCluster(dataDir: string): Cluster {
  const account = databaseAccount();
  const folder = databaseFolder(dataDir, account, publicBase);
  return { account, folder, programs: shippedPostgres(account, account ? publicBase() : '') };
}

/** The port of the last start when it is still free, so that addresses noted elsewhere stay right. */
async function rememberedPort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, portName);
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
  const port = await freePort(Number.isInteger(last) && last > 0 ? last : undefined);
  writeWhole(file, String(port));
  return port;
}
