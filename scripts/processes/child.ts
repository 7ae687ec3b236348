import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { projectDir } from '../project.ts';
import { LogFile } from './log-file.ts';
import { nodeEnvironment } from './node-environment.ts';

const keptLines = 30;
const windows = process.platform === 'win32';

export interface ChildOptions {
  /** What people call it: `api`, `simulator`. */
  readonly name: string;
  /** The arguments of the pinned Node: a file and its own arguments. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Everything it writes is kept here, too. */
  readonly logFile?: string;
  /** Sees each line as it is written. */
  readonly onLine?: (line: string) => void;
}

export interface Child {
  readonly name: string;
  /** Resolves with its exit code, however it ended (a signal counts as 1). */
  readonly exited: Promise<number>;
  /** The last lines it wrote, oldest first. */
  lastLines(): readonly string[];
  /** Asks it to stop, waits, and after `graceMs` ends it. */
  stop(graceMs?: number): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * Starts a Node process in a process group of its own, so that Ctrl-C at the terminal reaches it only through
 * `stop`; it also stops by itself when this process dies.
 */
export function startChild(options: ChildOptions): Child {
  const child = spawn(
    process.execPath,
    ['--import', `${projectDir}/scripts/processes/stop-with-parent.ts`, ...options.args],
    {
      cwd: options.cwd ?? projectDir,
      env: { ...nodeEnvironment, ...(options.env ?? process.env), STARTED_BY: String(process.pid) },
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  alive.add(child);
  const lines: string[] = [];
  readLines(child, options, lines);
  const exited = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  void exited.then(() => alive.delete(child));
  return {
    name: options.name,
    exited,
    lastLines: () => lines,
    stop: (graceMs = 15_000) => stopChild(child, exited, graceMs),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function readLines(child: ChildProcess, options: ChildOptions, lines: string[]): void {
  const file = options.logFile === undefined ? undefined : new LogFile(options.logFile);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      file?.write(line);
      options.onLine?.(line);
    });
  }
}

async function stopChild(child: ChildProcess, exited: Promise<number>, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = wait(graceMs, 'late', { signal: patience.signal }).catch(() => 'done');
  if ((await Promise.race([exited, late])) === 'late') child.kill('SIGKILL');
  await exited;
  patience.abort();
}
