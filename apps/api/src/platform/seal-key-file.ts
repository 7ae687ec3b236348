import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';
import type { SealKey, SealKeys } from './seal.ts';

const linePattern = /^(\d{1,3}) ([A-Za-z0-9+/]{43}=)$/;

function keyOf(line: string, file: string): SealKey {
  const [, id = '0', secret = ''] = linePattern.exec(line) ?? [];
  if (Number(id) < 1 || Number(id) > 255)
    throw new ConfigError(
      `SEAL_KEY_FILE: ${file} has a line that is no key; each is a number from 1 to 255 and 32 bytes in base64.`,
    );
  return { id: Number(id), secret: Buffer.from(secret, 'base64') };
}

/** The keys of a file, one in each line, the newest first; throws a ConfigError that says what to do. */
export function readSealKeys(file: string): SealKeys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `SEAL_KEY_FILE: ${file} cannot be read (${code}). Make it with: node apps/api/src/seal-keys.ts ${file}`,
    );
  }
  const [first, ...older] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => keyOf(line.trim(), file));
  if (first === undefined) throw new ConfigError(`SEAL_KEY_FILE: ${file} is empty.`);
  const keys: SealKeys = [first, ...older];
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError(`SEAL_KEY_FILE: ${file} has two keys of one number.`);
  return keys;
}

function writeSealKeys(file: string, keys: SealKeys): void {
  const lines = keys.map(({ id, secret }) => `${id} ${secret.toString('base64')}\n`);
  // Written beside and renamed: nobody ever reads half of it.
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Puts a new key before the others, or makes the file; returns the number of the new key. */
export function addSealKey(file: string): number {
  const known = existsSync(file) ? readSealKeys(file) : [];
  const id = Math.max(0, ...known.map((key) => key.id)) + 1;
  if (id > 255) throw new ConfigError(`SEAL_KEY_FILE: ${file} has used up its numbers: remove the oldest keys.`);
  writeSealKeys(file, [{ id, secret: randomBytes(32) }, ...known]);
  return id;
}

/** Adds the key that the database held before, as number 1, unless it is there. */
export function keepSealKey(file: string, secret: Buffer): void {
  const known = existsSync(file) ? readSealKeys(file) : [];
  if (known.some(({ id }) => id === 1)) return;
  const [newest = { id: 1, secret }, ...older] = known;
  writeSealKeys(file, newest.id === 1 ? [newest] : [newest, ...older, { id: 1, secret }]);
}
