import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clockEnvironment } from '../processes/preload.ts';
import { PlainError } from '../processes/plain-error.ts';
import type { Account } from './account.ts';
import type { ShippedPostgres } from './shipped-postgres.ts';
import { writeWhole } from './whole-file.ts';

export const databaseName = 'offizin';
export const ownerRole = 'offizin';
/** With what the portal's processes sign in: it owns nothing. */
export const processRole = 'offizin_process';
const majorVersion = '18';

export interface Cluster {
  readonly programs: ShippedPostgres;
  /** The folder whose `cluster` is PostgreSQL's own data directory. */
  readonly folder: string;
  readonly account: Account | undefined;
}

export const clusterDir = ({ folder }: Cluster): string => path.join(folder, 'cluster');

/** How PostgreSQL's programs are spawned: as the account, in a folder it can enter, in plain English and UTC. */
export function spawnOptions({ folder, account }: Cluster): {
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
} {
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC', ...clockEnvironment() };
  return account ? { cwd: folder, env, uid: account.uid, gid: account.gid } : { cwd: folder, env };
}

const passwordFiles = { [ownerRole]: 'database-password', [processRole]: 'process-password' } as const;

/** A login's password: made on first use, readable by the person who starts the portal only. */
export function databasePassword(dataDir: string, role: keyof typeof passwordFiles): string {
  const file = path.join(dataDir, passwordFiles[role]);
  if (!existsSync(file)) writeWhole(file, `${randomBytes(24).toString('base64url')}\n`);
  return readFileSync(file, 'utf8').trim();
}

/** Makes the cluster unless it is there: UTF8, code point order, one database, one owner with a password. */
export async function ensureCluster(cluster: Cluster, password: string): Promise<'made' | 'found'> {
  const target = clusterDir(cluster);
  if (existsSync(target)) {
    refuseOtherVersion(target);
    return 'found';
  }
  // Made beside and renamed, so that a start stopped halfway leaves nothing that looks finished.
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = path.join(cluster.folder, 'password.tmp');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (cluster.account) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  try {
    await runProgram(cluster, cluster.programs.initdb, initdbArguments(unfinished, passwordFile));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  createDatabase(cluster, unfinished);
  renameSync(unfinished, target);
  return 'made';
}

function initdbArguments(pgdata: string, passwordFile: string): string[] {
  return [
    `--pgdata=${pgdata}`,
    `--username=${ownerRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Code point order like C, and upper and lower case beyond ASCII, on every machine alike.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
}

function runProgram(cluster: Cluster, program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...spawnOptions(cluster),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => reject(cannotRun(cluster, error)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new PlainError(`PostgreSQL's ${path.basename(program)} failed:\n${output.trim()}`));
    });
  });
}

function cannotRun({ account }: Cluster, error: Error): PlainError {
  const who = account ? ` as the account "${account.name}"` : '';
  return new PlainError(
    `The embedded PostgreSQL could not be started${who}: ${error.message}. ` +
      'Set DATABASE_URL to a PostgreSQL of your own, or start as an ordinary user.',
  );
}

/** PostgreSQL's single-user mode needs no running server and no client. */
function createDatabase(cluster: Cluster, pgdata: string): void {
  const { status, stderr } = spawnSync(cluster.programs.postgres, ['--single', '-D', pgdata, 'postgres'], {
    ...spawnOptions(cluster),
    input: `CREATE DATABASE ${databaseName};\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new PlainError(`PostgreSQL could not create the database "${databaseName}":\n${stderr}`);
}

function refuseOtherVersion(pgdata: string): void {
  let found: string;
  try {
    found = readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new PlainError(
      `The database files in ${pgdata} cannot be read: start as the user who made them, or choose another DATA_DIR.`,
    );
  }
  if (found === majorVersion) return;
  throw new PlainError(
    `The database in ${pgdata} was made by PostgreSQL ${found}; this portal brings ${majorVersion}. Choose another DATA_DIR.`,
  );
}
