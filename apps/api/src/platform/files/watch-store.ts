import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { ConfigError } from '../config-error.ts';
import type { FileStore } from './file-store.ts';
import type { FilesConfig } from './files-config.ts';

const everyMinute = 60_000;
/** So long a start waits for a store that does not answer, in milliseconds. */
const startWaits = 10_000;

/** Writes a small file, reads it and removes it again; its name is this process's own, for others try at the same moment. */
function trialOf(store: FileStore): () => Promise<void> {
  const key = `checks/${randomBytes(8).toString('hex')}`;
  return async () => {
    const written = randomBytes(16);
    try {
      await store.put(key, written, 'application/octet-stream');
      if (!written.equals(await store.read(key))) throw new Error('a file was read otherwise than it was written');
    } finally {
      await store.remove(key).catch(() => {});
    }
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), startWaits);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The innermost cause: a driver says that it cannot write, the system below it says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

function sentenceOf(config: FilesConfig, error: unknown): string {
  const reason = reasonOf(error);
  return config.kind === 'local'
    ? `FILES_DIR: no file can be written in the directory "${config.directory}" (${reason}); create it, let the process write there, or name another one (without FILES_DIR, it is "files" in DATA_DIR).`
    : `S3_BUCKET: no file can be written in the bucket "${config.bucket}" (${reason}); correct the settings that begin with S3_, or let their key write, read and delete there.`;
}

/** Whether each store could be written and read at the last try. */
const known = new WeakMap<FileStore, boolean>();

/** Whether files can be stored; null where none are kept. */
export function isStoreWell({ files }: Pick<App, 'files'>): boolean | null {
  return files === null ? null : (known.get(files) ?? true);
}

/** What readiness says beside itself: without its files, a portal still takes and confirms orders, so it stays ready. */
export const filesInHealth = (isWell: boolean | null): Readonly<Record<string, string>> =>
  isWell === null ? {} : { files: isWell ? 'ok' : 'unavailable' };

type Watched = Pick<App, 'files' | 'log'> & { readonly config: Pick<App['config'], 'files'> };

/**
 * Ends a start with a sentence where files cannot be stored, and tries it every minute from then on: a disk fills, a share
 * goes away, a key runs out. Gives what ends the watch.
 */
export async function watchStore({ files, config, log }: Watched, every = everyMinute): Promise<() => void> {
  if (files === null || config.files === null) return () => {};
  const place = config.files;
  const attempt = trialOf(files);
  await inTime(attempt()).catch((error: unknown) => {
    throw new ConfigError(sentenceOf(place, error));
  });
  known.set(files, true);
  let isTrying = false;
  const tryAgain = async () => {
    // One that hangs for a minute is down; another try would only hang beside it.
    if (isTrying) return known.set(files, false);
    isTrying = true;
    const error = await attempt().then(
      () => null,
      (reason: unknown) => reason,
    );
    isTrying = false;
    if (error !== null) log.error({ err: error }, 'files cannot be stored');
    else if (known.get(files) === false) log.info('files can be stored again');
    return known.set(files, error === null);
  };
  const timer = setInterval(() => void tryAgain(), every);
  timer.unref();
  return () => clearInterval(timer);
}
