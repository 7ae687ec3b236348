import { chownSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPositionGap } from '../../apps/api/src/modules/events/write/position-gap-queries.ts';
import { clusterName, type Manifest, passwordName, verifiedManifest } from './backup-manifest.ts';
import { clusterDir } from './cluster.ts';
import { closedCluster, withEmbeddedDatabase } from './embedded-database.ts';

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

/**
 * Puts a backup in the place of the embedded database, once every file of it was found whole, and starts it to see that it
 * opens. What was there before stays beside it; when the backup does not open it is put back. Resolves with that folder.
 */
export async function restore({
  dataDir,
  from,
}: {
  dataDir: string;
  from: string;
}): Promise<{ before: string | null }> {
  const manifest = await verifiedManifest(from);
  const { cluster, unlock } = closedCluster(dataDir);
  const target = clusterDir(cluster);
  const before = existsSync(target) ? `${target}.before-${manifest.madeAt.replaceAll(':', '-')}` : null;
  try {
    const fresh = `${target}.unfinished`;
    rmSync(fresh, { recursive: true, force: true });
    layOut(from, manifest, { folder: fresh, ...cluster.account });
    if (before !== null) renameSync(target, before);
    renameSync(fresh, target);
    copyFileSync(path.join(from, passwordName), path.join(dataDir, passwordName));
  } finally {
    unlock();
  }
  try {
    await withEmbeddedDatabase(dataDir, ({ url }) => openPositionGap(url));
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    if (before !== null) renameSync(before, target);
    throw error;
  }
  return { before };
}
