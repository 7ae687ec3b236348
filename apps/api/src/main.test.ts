import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { portalForFile } from './testing/portal.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'worker-'));
const portal = await portalForFile();
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('OPS-03 a worker says on its port for metrics that it is ready, and ends when it is asked to; on a database that a newer version migrated, too', async () => {
  await portal.ask(`insert into migration (name) values ('9999_newer.sql')`);
  const port = await freePort();
  const worker = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: portal.app.config.databaseUrl,
      DATABASE_OWNER_URL: portal.app.config.databaseOwnerUrl,
      PROCESS_ROLE: 'worker',
      METRICS_PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const logged = text(worker.stdout);
  const ended = once(worker, 'exit');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(async () => expect((await get('/health/ready')).status).toBe(200), {
    timeout: 50_000,
    interval: 200,
  });
  const figures = await (await get('/metrics')).text();
  expect(figures).toContain('offizin_database_connections_max{pool="jobs"} 8');
  expect(figures).toContain('offizin_figures_unread{figures="jobs"} 0');
  worker.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(await logged).toContain('a newer version migrated the database');
});
