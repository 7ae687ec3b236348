import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findAllFiles } from '../../apps/api/src/modules/files/read/all-file-queries.ts';
import type { FileStore } from '../../apps/api/src/platform/files/file-store.ts';
import { imageKey, mediaTypeOfKey } from '../../apps/api/src/platform/files/media.ts';
import { filesName, type Manifest } from './manifest.ts';

export interface FilesPlace {
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** The folder of the backup. */
  readonly backup: string;
}

interface NamedPart {
  readonly key: string;
  readonly isShown: boolean;
}

async function namedParts(databaseUrl: string): Promise<NamedPart[]> {
  const files = await findAllFiles(databaseUrl);
  return files.flatMap(({ id, names, attached }) =>
    names.map((name) => ({ key: imageKey(id, name), isShown: attached })),
  );
}

export interface CopiedFiles {
  readonly files: Manifest['files'];
  /** Keys of files that a shop shows and the store does not have. */
  readonly missing: readonly string[];
}

/**
 * Copies the files that rows name into a backup. After the database: a file is written before anything shows it, and one
 * that is replaced stays for an hour, so what the backup's rows show is there.
 */
export async function copyFiles({ databaseUrl, store, backup }: FilesPlace): Promise<CopiedFiles> {
  const files: Record<string, { bytes: number; sha256: string }> = {};
  const missing: string[] = [];
  for (const { key, isShown } of await namedParts(databaseUrl)) {
    if ((await store.open(key)) === null) {
      if (isShown) missing.push(key);
      continue;
    }
    const content = await store.read(key);
    const name = `${filesName}/${key}`;
    mkdirSync(path.dirname(path.join(backup, name)), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(backup, name), content, { mode: 0o600 });
    files[name] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }
  return { files, missing };
}

/** Puts the files that rows of the restored database name into the store; resolves with the keys that a shop shows and the backup lacks. */
export async function putFilesBack(
  { databaseUrl, store, backup }: FilesPlace,
  manifest: Manifest,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { key, isShown } of await namedParts(databaseUrl)) {
    const name = `${filesName}/${key}`;
    if (manifest.files[name] !== undefined)
      await store.put(key, readFileSync(path.join(backup, name)), mediaTypeOfKey(key));
    else if (isShown) missing.push(key);
  }
  return missing;
}
