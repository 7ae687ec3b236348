import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { type Account, canEnter } from './account.ts';
import { writeWhole } from './whole-file.ts';

const pointerName = 'database-location';
const ownerName = 'belongs-to';

/** A folder every account can enter, for what an unprivileged account must reach when root starts the portal. */
export function publicBase(candidates: readonly string[] = ['/var/lib', tmpdir()]): string {
  for (const parent of candidates) {
    try {
      const base = path.join(parent, 'offizin');
      if (!existsSync(base)) mkdirSync(base, { mode: 0o755 });
      accessSync(base, constants.W_OK);
      // In a folder that everyone may write, somebody else's "offizin" is not to be trusted.
      if (statSync(base).uid === process.getuid?.()) return base;
    } catch {
      // Read-only here; the next candidate may do.
    }
  }
  throw new PlainError(
    `PostgreSQL needs a folder outside the project, and none of ${candidates.join(', ')} can be written.`,
  );
}

/**
 * The folder that holds this portal's PostgreSQL files, made if need be: inside `dataDir` where the account can
 * reach it, else under `base`, with a note of the path in `dataDir`.
 */
export function databaseFolder(dataDir: string, account: Account | undefined, base: () => string): string {
  const pointer = path.join(dataDir, pointerName);
  const inside = path.join(dataDir, 'postgres');
  if (existsSync(pointer)) return existing(readFileSync(pointer, 'utf8').trim(), dataDir);
  if (existsSync(inside) || !account) return own(inside, account);
  if (canEnter(account, dataDir)) return own(inside, account);
  removeAbandoned(dataDir, base());
  const outside = path.join(base(), `data-${randomBytes(6).toString('hex')}`);
  own(outside, account);
  writeWhole(path.join(outside, ownerName), dataDir);
  writeWhole(pointer, `${outside}\n`);
  return outside;
}

function existing(folder: string, dataDir: string): string {
  if (existsSync(folder)) return folder;
  throw new PlainError(
    `${dataDir} names ${folder} as the folder of its database, but there is nothing. ` +
      `Bring it back, or delete ${dataDir} to begin with an empty portal.`,
  );
}

function own(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Deleting the data folder is how people start again; its files outside go with it. */
function removeAbandoned(dataDir: string, base: string): void {
  for (const name of readdirSync(base)) {
    const note = path.join(base, name, ownerName);
    if (name.startsWith('data-') && existsSync(note) && readFileSync(note, 'utf8') === dataDir) {
      rmSync(path.join(base, name), { recursive: true, force: true });
    }
  }
}
