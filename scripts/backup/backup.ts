import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inBackupMode } from '../../apps/api/src/platform/db/connect/backup.ts';
import { noteBackup } from '../../apps/api/src/platform/backup/last-backup-queries.ts';
import { openFileStore } from '../../apps/api/src/platform/files/file-store.ts';
import type { FilesConfig } from '../../apps/api/src/platform/files/files-config.ts';
import { type RunningDatabase, withEmbeddedDatabase } from '../database/embedded-database.ts';
import { PlainError } from '../processes/plain-error.ts';
import { copyFiles } from './files.ts';
import { clusterName, copyHashed, type Manifest, manifestName, passwordName } from './manifest.ts';

/** What belongs to a running server only, by PostgreSQL's chapter on backups; of these folders just the contents. */
const leftOutFiles = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const leftOutFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_dynshmem',
]);
const isTemporary = (name: string): boolean => name.startsWith('pgsql_tmp');
const isWalSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

interface Tree {
  readonly folders: string[];
  readonly files: string[];
}

/** The folders and files below a folder, relative to it. */
function treeOf(root: string, below = '', tree: Tree = { folders: [], files: [] }): Tree {
  for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (isTemporary(entry.name)) continue;
    if (entry.isDirectory()) {
      tree.folders.push(name);
      if (!leftOutFolders.has(name)) treeOf(root, name, tree);
    } else if (!leftOutFiles.has(name)) tree.files.push(name);
  }
  return tree;
}

type Files = Record<string, { bytes: number; sha256: string }>;

/** Copies files of the cluster; one that PostgreSQL has removed meanwhile is not needed: the log writes it again. */
async function copyAll(from: string, to: string, names: readonly string[]): Promise<Files> {
  const files: Files = {};
  for (const name of names) {
    const target = path.join(to, clusterName, name);
    const copied = await copyHashed(path.join(from, name), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      rmSync(target, { force: true });
      return null;
    });
    if (copied !== null) files[`${clusterName}/${name}`] = copied;
  }
  return files;
}

/** Copies the cluster of a running server. */
async function copyCluster({ url, clusterDir }: RunningDatabase, to: string): Promise<Omit<Manifest, 'madeAt'>> {
  const tree = treeOf(clusterDir);
  const label = path.join(to, clusterName, 'backup_label');
  let files: Files = {};
  await inBackupMode(url, {
    copy: async () => {
      for (const folder of tree.folders)
        mkdirSync(path.join(to, clusterName, folder), { recursive: true, mode: 0o700 });
      files = await copyAll(clusterDir, to, treeOf(clusterDir).files);
    },
    copyLog: async (text) => {
      writeFileSync(label, text, { mode: 0o600 });
      const segments = readdirSync(path.join(clusterDir, 'pg_wal')).filter(isWalSegment);
      const log = await copyAll(
        clusterDir,
        to,
        segments.map((name) => `pg_wal/${name}`),
      );
      files = { ...files, ...log, [`${clusterName}/backup_label`]: await copyHashed(label, null) };
    },
  });
  return { folders: tree.folders, files };
}

export interface BackupOrder {
  readonly dataDir: string;
  readonly files: FilesConfig;
  /** A folder that is not there yet. */
  readonly to: string;
}

export interface Backup {
  readonly bytes: number;
  /** Keys of files that a shop shows and the store does not have. */
  readonly missing: readonly string[];
}

/**
 * Writes a backup of the embedded database and the files that its rows name into a new folder, while the portal runs or
 * not. The keys that seal credentials are not part of it: who has the backup alone opens none of them.
 */
export async function backUp({ dataDir, files: config, to }: BackupOrder): Promise<Backup> {
  if (existsSync(to)) throw new PlainError(`${to} is there already: name a new folder.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.join(unfinished, clusterName), { recursive: true, mode: 0o700 });
  const store = await openFileStore(config);
  const { cluster, copied } = await withEmbeddedDatabase(dataDir, async (database) => ({
    cluster: await copyCluster(database, unfinished),
    copied: await copyFiles({ databaseUrl: database.url, store, backup: unfinished }),
  }));
  const password = path.join(unfinished, passwordName);
  writeFileSync(password, readFileSync(path.join(dataDir, passwordName)), { mode: 0o600 });
  const files = { ...cluster.files, ...copied.files, [passwordName]: await copyHashed(password, null) };
  const manifest: Manifest = { madeAt: new Date().toISOString(), folders: cluster.folders, files };
  writeFileSync(path.join(unfinished, manifestName), JSON.stringify(manifest), { mode: 0o600 });
  renameSync(unfinished, to);
  await withEmbeddedDatabase(dataDir, ({ url }) => noteBackup(url));
  return { bytes: Object.values(files).reduce((sum, file) => sum + file.bytes, 0), missing: copied.missing };
}
