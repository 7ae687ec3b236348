import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../processes/plain-error.ts';

/** What a backup holds; it is written last, so a folder without it is no backup. */
export interface Manifest {
  readonly madeAt: string;
  /** Folders of the cluster, the empty ones too. */
  readonly folders: readonly string[];
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export const manifestName = 'manifest.json';
export const clusterName = 'cluster';
/** The files that are no rows, by their keys. */
export const filesName = 'files';
export const passwordName = 'database-password';

/** Copies a file, or only reads it, and resolves with its size and hash. */
export async function copyHashed(from: string, to: string | null): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, to === null ? undefined : chunk);
    },
  });
  if (to === null) {
    count.resume();
    await pipeline(createReadStream(from), count);
  } else await pipeline(createReadStream(from), count, createWriteStream(to, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

/** The manifest of a backup whose every file is as it was written; throws a PlainError that names the first that is not. */
export async function verifiedManifest(backup: string): Promise<Manifest> {
  const file = path.join(backup, manifestName);
  if (!existsSync(file)) throw new PlainError(`${backup} is no finished backup: it has no ${manifestName}.`);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = await copyHashed(path.join(backup, name), null).catch(() => null);
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new PlainError(`The backup ${backup} is damaged: ${name} is not as it was written. Nothing was restored.`);
  }
  return manifest;
}
