import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import type { FilesConfig } from './files-config.ts';
import { openFileStore } from './file-store.ts';

const keys = { accessKeyId: 'offizin', secretAccessKey: 'a secret/with+signs', region: 'eu-central-1' };
let s3: S3Server;
let directory: string;

beforeAll(async () => {
  s3 = await openS3Server(keys);
  directory = await mkdtemp(path.join(tmpdir(), 'offizin-store-'));
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

const bucket = (changes: Partial<typeof keys> = {}): FilesConfig => ({
  kind: 's3',
  bucket: 'pictures',
  endpoint: s3.endpoint,
  ...keys,
  ...changes,
});

const key = 'images/0123456789abcdef/300.webp';

describe.each<[string, () => FilesConfig]>([
  ['a directory', () => ({ kind: 'local', directory })],
  ['a bucket', bucket],
])('PRO-04 files in %s', (_name, config) => {
  test('are written, read and removed, as often as one likes', async () => {
    const store = await openFileStore(config());
    expect(await store.open(key)).toBeNull();
    await store.put(key, Buffer.from('a picture'), 'image/webp');
    expect((await store.read(key)).toString()).toBe('a picture');
    const file = await store.open(key);
    expect(file?.bytes).toBe(9);
    expect((await buffer(file?.content ?? Readable.from([]))).toString()).toBe('a picture');
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });

  test.each(['../seal-keys', 'images/../../seal-keys', '/etc/passwd', 'images//x', 'images/A', ''])(
    'no file is named %s',
    async (name) => {
      const store = await openFileStore(config());
      await expect(async () => store.read(name)).rejects.toThrow('not a key');
    },
  );
});

test('calls to a bucket are signed; a wrong secret gets nowhere', async () => {
  expect(s3.refused).toEqual([]);
  const store = await openFileStore(bucket({ secretAccessKey: 'another' }));
  await expect(store.put(key, Buffer.from('a picture'), 'image/webp')).rejects.toThrow('Cannot write');
  expect(s3.refused).toEqual([`PUT pictures/${key}`]);
  expect(s3.objects.size).toBe(0);
});
