import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const everyMs = 250;
const idleLoop = fileURLToPath(new URL('idle-loop.ts', import.meta.url));

function read(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

export interface Watched<T> {
  readonly result: T;
  /** The most memory that the process had, in bytes. */
  readonly memory: number;
  /** The longest stall of its event loop, in seconds; the clock that sees it ticks every 10 ms, and so an undisturbed one has 0.01. */
  readonly stall: number;
  /** The same of a process beside it that does nothing. */
  readonly idleStall: number;
}

/** Watches a portal's own metrics while `work` runs. */
export async function watchProcess<T>(port: number, work: () => Promise<T>): Promise<Watched<T>> {
  const finished = new AbortController();
  let memory = 0;
  let stall = 0;
  const look = async () => {
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then((reply) => reply.text());
    memory = Math.max(memory, read(metrics, 'process_resident_memory_bytes'));
    return read(metrics, 'nodejs_eventloop_lag_max_seconds');
  };
  const idle = fork(idleLoop);
  // What was before does not count: each look resets the previous one.
  await look();
  const watching = (async () => {
    while (!finished.signal.aborted) {
      stall = Math.max(stall, await look());
      await wait(everyMs);
    }
  })();
  try {
    const result = await work();
    idle.send('enough');
    const [idleStall] = (await once(idle, 'message')) as [number];
    return { result, memory, stall, idleStall };
  } finally {
    finished.abort();
    await watching;
    if (idle.connected) idle.disconnect();
  }
}
