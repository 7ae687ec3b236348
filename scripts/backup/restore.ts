import { chownSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPositionGap } from '../../apps/api/src/modules/events/write/position-gap-queries.ts';
import { openFileStore } from '../../apps/api/src/platform/files/file-store.ts';
import type { FilesConfig } from '../../apps/api/src/platform/files/files-config.ts';
import { clusterDir } from '../database/cluster.ts';
import { closedCluster, withEmbeddedDatabase } from '../database/embedded-database.ts';
import { putFilesBack } from './files.ts';
import { clusterName, type Manifest, passwordName, verifiedManifest } from './manifest.ts';

/** Lays a backup's files out as a cluster of the account that runs PostgreSQL. */
function layOut(
  backup: string,
  { folders, files }: Manifest,
  to: { folder: string; uid?: number; gid?: number },
): void {
  const own = (file: string): void => {
    if (to.uid !== undefined && to.gid !== undefined) chownSync(file, to.uid, to.gid);
  };
  for (const folder of ['', ...folders]) {
    mkdirSync(path.join(to.folder, folder), { recursive: true, mode: 0o700 });
    own(path.join(to.folder, folder));
  }
  for (const name of Object.keys(files)) {
    if (!name.startsWith(`${clusterName}/`)) continue;
    const target = path.join(to.folder, path.relative(clusterName, name));
    copyFileSync(path.join(backup, name), target);
    own(target);
  }
}

/** Puts a folder's successor in its place; the function that is given back undoes it. */
function replaceFolder(folder: string, stamp: string): { before: string | null; putBack: () => void } {
  const before = existsSync(folder) ? `${folder}.before-${stamp}` : null;
  if (before !== null) renameSync(folder, before);
  return {
    before,
    putBack: () => {
      rmSync(folder, { recursive: true, force: true });
      if (before !== null) renameSync(before, folder);
    },
  };
}

export interface RestoreOrder {
  readonly dataDir: string;
  readonly files: FilesConfig;
  /** The folder of the backup. */
  readonly from: string;
}

export interface Restored {
  /** The folders in which what was there before is kept. */
  readonly before: readonly string[];
  /** Keys of files that a shop shows and the backup does not have. */
  readonly missing: readonly string[];
}

/**
 * Puts a backup in the place of the embedded database and of the folder of files, once everything in it was found whole, and
 * starts the database to see that it opens. What was there before stays beside it; when the backup does not open it is
 * put back. Files in a bucket are written over those of the same keys, which never differ.
 */
export async function restore({ dataDir, files, from }: RestoreOrder): Promise<Restored> {
  const manifest = await verifiedManifest(from);
  const stamp = manifest.madeAt.replaceAll(':', '-');
  const { cluster, unlock } = closedCluster(dataDir);
  const target = clusterDir(cluster);
  const replaced: ReturnType<typeof replaceFolder>[] = [];
  try {
    const fresh = `${target}.unfinished`;
    rmSync(fresh, { recursive: true, force: true });
    layOut(from, manifest, { folder: fresh, ...cluster.account });
    replaced.push(replaceFolder(target, stamp));
    renameSync(fresh, target);
    copyFileSync(path.join(from, passwordName), path.join(dataDir, passwordName));
  } finally {
    unlock();
  }
  try {
    if (files.kind === 'local') replaced.push(replaceFolder(path.resolve(files.directory), stamp));
    const store = await openFileStore(files);
    const missing = await withEmbeddedDatabase(dataDir, async ({ url }) => {
      await openPositionGap(url);
      return putFilesBack({ databaseUrl: url, store, backup: from }, manifest);
    });
    return { before: replaced.flatMap(({ before }) => before ?? []), missing };
  } catch (error) {
    for (const { putBack } of replaced.toReversed()) putBack();
    throw error;
  }
}
