import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rotateLog } from '../processes/log-file.ts';
import { PlainError } from '../processes/plain-error.ts';
import { type Cluster, clusterDir, spawnOptions } from './cluster.ts';
import { processCommand, processExists } from './process-identity.ts';

const windows = process.platform === 'win32';
const startMs = 60_000;
const stopMs = 30_000;
const pollMs = 40;

export interface Postmaster {
  readonly pid: number;
  /** Resolves when it ends, wanted or not. */
  readonly exited: Promise<void>;
  /** Ends all connections, writes a checkpoint, waits. */
  stop(): Promise<void>;
}

export interface PostmasterSettings {
  readonly port: number;
  readonly logFile: string;
  /** PostgreSQL settings by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the server and resolves once it accepts connections; rejects with its last log lines if it ends first. */
export async function startPostmaster(
  cluster: Cluster,
  { port, logFile, settings }: PostmasterSettings,
): Promise<Postmaster> {
  rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(cluster.programs.postgres, ['-D', clusterDir(cluster), ...flags], {
    ...spawnOptions(cluster),
    // Out of the terminal's reach: Ctrl-C must not end the database before those who use it.
    detached: !windows,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
  const endWithUs = (): void => void child.kill('SIGINT');
  process.on('exit', endWithUs);
  void exited.then(() => process.off('exit', endWithUs));
  await untilReady(cluster, child, logFile);
  return { pid: child.pid ?? 0, exited, stop: () => stopPostmaster(cluster, child, exited) };
}

async function untilReady(cluster: Cluster, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + startMs;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file.status === 'ready') return;
    if (Date.now() > deadline) break;
    await wait(pollMs);
  }
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  child.kill('SIGQUIT');
  throw new PlainError(`PostgreSQL did not start. Its last lines (${logFile}):\n${tail}`);
}

/** postmaster.pid: line 1 is the process id, line 8 the state, as pg_ctl reads them. */
function readPidFile(cluster: Cluster): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(clusterDir(cluster), 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

async function stopPostmaster(cluster: Cluster, child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (windows)
    spawnSync(cluster.programs.pgCtl, ['stop', '-m', 'fast', '-D', clusterDir(cluster)], spawnOptions(cluster));
  else child.kill('SIGINT');
  const patience = new AbortController();
  const late = wait(stopMs, 'late', { signal: patience.signal }).catch(() => 'done');
  if ((await Promise.race([exited, late])) === 'late') child.kill('SIGQUIT');
  await exited;
  patience.abort();
}

/** Ends the server a killed start left behind, and clears a note about one that is gone. */
export async function clearLeftover(cluster: Cluster): Promise<'none' | 'stopped'> {
  const left = readPidFile(cluster);
  if (!left || windows || !processExists(left.pid)) return 'none';
  if (!processCommand(left.pid).includes(clusterDir(cluster))) {
    // The id belongs to another program now (a restarted container): PostgreSQL would refuse to start.
    rmSync(path.join(clusterDir(cluster), 'postmaster.pid'), { force: true });
    return 'none';
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(left.pid, signal);
    const deadline = Date.now() + stopMs;
    while (processExists(left.pid) && Date.now() < deadline) await wait(pollMs);
    if (!processExists(left.pid)) return 'stopped';
  }
  throw new PlainError(
    `A PostgreSQL left behind by an earlier start (process ${left.pid}) does not stop. End it and start again.`,
  );
}
