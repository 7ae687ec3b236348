import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/database/free-port.ts';
import { apiProgram } from '../../../scripts/portal/api-program.ts';
import { brands } from '@offizin/domain/brand/brands';
import { startChild } from '../../../scripts/processes/child.ts';

export interface RunningPortal {
  readonly port: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** The host name of the brand whose sellers are loaded. */
export const host = brands.de.developmentHosts[0]?.host ?? 'localhost';

const readyMs = 60_000;

/** Where the processes of a run keep their keys; nothing else is written there. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'offizin-bench-keys-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

type Role = 'all' | 'api' | 'worker';

function startProcess(
  databaseUrl: string,
  { role, port, profile }: { role: Role; port: number; profile?: string | undefined },
) {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const place = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PROCESS_ROLE: role,
    // A load may come from many addresses.
    TRUST_PROXY: '1',
  };
  return startChild({
    name: role,
    args: [...profiling, ...apiProgram],
    env: { ...process.env, ...place, LOG_LEVEL: 'warn', NODE_ENV: 'development' },
  });
}

/** Starts a process that only works through jobs. */
export function startWorker(databaseUrl: string): Pick<RunningPortal, 'stop' | 'kill'> {
  return startProcess(databaseUrl, { role: 'worker', port: 0 });
}

/** Starts the api as it is run for real (HTTP and jobs in one process, unless only the first is asked for); with `profile` it writes a CPU profile there when it stops. */
export async function startApi(
  databaseUrl: string,
  { profile, role = 'all' }: { profile?: string | undefined; role?: 'all' | 'api' } = {},
): Promise<RunningPortal> {
  const port = await freePort();
  const api = startProcess(databaseUrl, { role, port, profile });
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (reply?.ok) return { port, stop: () => api.stop(), kill: () => api.kill() };
    await wait(100);
  }
  await api.stop();
  throw new Error(`the api was not ready in time:\n${api.lastLines().join('\n')}`);
}
