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

/** Starts the api as it is run for real (one process, HTTP and jobs); with `profile` it writes a CPU profile there when it stops. */
export async function startApi(databaseUrl: string, profile?: string): Promise<RunningPortal> {
  const port = await freePort();
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const api = startChild({
    name: 'api',
    args: [...profiling, ...apiProgram],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_ENV: 'development' },
  });
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (reply?.ok) return { port, stop: () => api.stop(), kill: () => api.kill() };
    await wait(100);
  }
  await api.stop();
  throw new Error(`the api was not ready in time:\n${api.lastLines().join('\n')}`);
}
