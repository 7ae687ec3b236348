import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { runningPortal } from './running-portal.ts';
import { untilReady } from './until-ready.ts';

interface Visit {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Combined {
  /** The address of a path of the portal that runs beside the companion application. */
  at(host: string, path: string): string;
  readonly companionUrl: string;
  /** The pages that browsers asked the companion application for. */
  readonly visits: readonly Visit[];
  stop(): Promise<void>;
}

const project = path.resolve(import.meta.dirname, '../../../..');

/** A page for whatever path, as small as can be. */
function startCompanion(port: number, visits: Visit[]): Promise<() => void> {
  const server = createServer(({ url: path = '', headers }, response) => {
    if (headers['sec-fetch-mode'] === 'navigate') visits.push({ path, headers });
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Companion</title><h1>Companion</h1>');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });
}

/** A second process of the journeys' portal that runs combined with a companion application of the journeys' own. */
export async function startCombined(): Promise<Combined> {
  const { databaseUrl, dataDir } = runningPortal();
  const [port, companionPort] = [await freePort(), await freePort()];
  const companionUrl = `http://127.0.0.1:${companionPort}`;
  const visits: Visit[] = [];
  const closeCompanion = await startCompanion(companionPort, visits);
  const settings = { PORT: String(port), HOST: '127.0.0.1', PROCESS_ROLE: 'api', NODE_ENV: 'test', LOG_LEVEL: 'warn' };
  const place = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, COMPANION_URL: companionUrl };
  const api = spawn(process.execPath, ['--import', './scripts/processes/stop-with-parent.ts', 'apps/api/src/main.ts'], {
    cwd: project,
    env: { ...process.env, ...settings, ...place, STARTED_BY: String(process.pid) },
    stdio: 'ignore',
  });
  await untilReady(port, () => api.exitCode === null);
  return {
    at: (host, path) => `http://${host}:${port}${path}`,
    companionUrl,
    visits,
    stop: async () => {
      closeCompanion();
      if (api.exitCode !== null) throw new Error(`the portal ended by itself, with ${api.exitCode}`);
      const exited = once(api, 'exit');
      api.kill('SIGTERM');
      await exited;
    },
  };
}
