import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is no folder',
  ENOTDIR: 'lies in what is no folder',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'lies on a disk that can only be read',
  ENOENT: 'cannot be made there',
  ENOSPC: 'lies on a full disk',
  EDQUOT: 'lies on a full disk',
};

/** Makes the folder and those above it. Node's own way of doing that never ends where a parent can never be made, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Makes the data folder with its folder of logs, and writes into it once; says in a sentence what keeps it from that. */
export function prepareFolder(dataDir: string, logs: string): void {
  try {
    makeFolder(path.resolve(logs));
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new PlainError(
      `DATA_DIR is "${dataDir}", which ${reasons[code] ?? `cannot be used (${code})`}: choose another.`,
    );
  }
}
