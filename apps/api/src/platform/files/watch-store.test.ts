import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allFigures } from '../../figures.ts';
import { forThisFile } from '../../testing/for-this-file.ts';
import { portalForFile } from '../../testing/portal.ts';
import { ConfigError } from '../config-error.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { openFileStore } from './file-store.ts';
import type { FilesConfig } from './files-config.ts';
import { watchStore } from './watch-store.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'offizin-watched-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const kept = path.join(directory, 'kept');
const portal = await portalForFile({ files: { kind: 'local', directory: kept } });
const { log } = portal.app;

describe('OPS-03 a start', () => {
  const start = async (files: FilesConfig) => watchStore({ files: await openFileStore(files), config: { files }, log });

  test('goes on where a file can be written and read, and leaves none behind', async () => {
    (await start({ kind: 'local', directory: path.join(directory, 'new') }))();
    expect(await readdir(path.join(directory, 'new', 'checks'))).toEqual([]);
  });

  test('ends with a sentence that names the setting where none can', async () => {
    writeFileSync(path.join(directory, 'file'), '');
    const wrong = { kind: 'local', directory: path.join(directory, 'file', 'below') } as const;
    const sentence = /^FILES_DIR: no file can be written in the directory "[^"]+" \(.*ENOTDIR.*\); create it/;
    await expect(start(wrong)).rejects.toThrow(ConfigError);
    await expect(start(wrong)).rejects.toThrow(sentence);
    const bucket = { kind: 's3', bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' } as const;
    await expect(start({ ...bucket, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      /^S3_BUCKET: no file can be written in the bucket "b" \(.*ECONNREFUSED/,
    );
  });
});

describe('OPS-03 a store that goes away later', () => {
  const metrics = forThisFile(openMetrics(portal.app, allFigures));
  const up = async (scraped = metrics) => /^offizin_file_store_up (\d)$/m.exec(await scraped.scrape())?.[1];
  const readiness = async () => {
    const reply = await portal.server.inject({ url: '/health/ready' });
    return [reply.statusCode, reply.json()];
  };

  test('is known within a minute, and when it is back; the process stays ready and says it', async () => {
    // On a busy machine a try lasts longer than this now and then, which counts as down until the next one.
    const end = await watchStore(portal.app, 50);
    await expect.poll(() => up()).toBe('1');
    rmSync(kept, { recursive: true });
    writeFileSync(kept, 'no directory any more');
    await expect.poll(() => up()).toBe('0');
    await expect.poll(() => readiness()).toEqual([200, { status: 'ok', files: 'unavailable' }]);
    rmSync(kept);
    await expect.poll(() => up()).toBe('1');
    await expect.poll(() => readiness()).toEqual([200, { status: 'ok', files: 'ok' }]);
    end();
  });

  test('is known when it hangs', async () => {
    const { files } = portal.app;
    if (files === null) throw new Error('the portal of a test keeps files');
    let isAway = false;
    const put: typeof files.put = (...given) => (isAway ? new Promise(() => {}) : files.put(...given));
    const app = { ...portal.app, files: { ...files, put } };
    const own = openMetrics(app, allFigures);
    const end = await watchStore(app, 20);
    isAway = true;
    await expect.poll(() => up(own)).toBe('0');
    end();
    await own.close();
  });
});
