import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesConfig } from './files-config.ts';

/** Where files lie that are no rows: by random keys of the portal, never by names of users. */
export interface FileStore {
  readonly put: (key: string, content: Uint8Array, mediaType: string) => Promise<void>;
  readonly read: (key: string) => Promise<Buffer>;
  /** Null where there is no such file. */
  readonly open: (key: string) => Promise<{ readonly bytes: number; readonly content: Readable } | null>;
  /** Harmless to repeat. */
  readonly remove: (key: string) => Promise<void>;
}

/** Folders and a name, of characters that mean nothing to any storage. */
const isKey = (key: string): boolean =>
  key.includes('/') && key.split('/').every((part) => part.split('.').every((word) => /^[0-9a-z]+$/.test(word)));

function checked(key: string): string {
  if (!isKey(key)) throw new TypeError('not a key of a file');
  return key;
}

async function driverOf(config: FilesConfig) {
  if (config.kind === 'local') return new FSDriver({ location: path.resolve(config.directory), visibility: 'private' });
  // Its library takes 30 MB, which a portal with a directory does without.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  return new S3Driver({
    bucket,
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    supportsACL: false,
    visibility: 'private',
    maxAttempts: 3,
    // Stores that speak S3 without being it do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Files in a directory or in a bucket, as it is configured. */
export async function openFileStore(config: FilesConfig): Promise<FileStore> {
  const disk = new Disk(await driverOf(config));
  return {
    put: (key, content, contentType) => disk.put(checked(key), content, { contentType }),
    read: async (key) => Buffer.from(await disk.getBytes(checked(key))),
    open: async (key) => {
      if (!(await disk.exists(checked(key)))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { bytes: contentLength, content: await disk.getStream(key) };
    },
    remove: (key) => disk.delete(checked(key)),
  };
}
