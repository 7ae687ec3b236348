import { setTimeout as wait } from 'node:timers/promises';

const everyMs = 250;

function read(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

/** Watches a portal's own metrics while `work` runs: the most memory (bytes) and the longest stall of its event loop (seconds). */
export async function watchProcess<T>(port: number, work: () => Promise<T>): Promise<{ result: T; memory: number; stall: number }> {
  const finished = new AbortController();
  let memory = 0;
  let stall = 0;
  const watching = (async () => {
    while (!finished.signal.aborted) {
      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then((reply) => reply.text());
      memory = Math.max(memory, read(metrics, 'process_resident_memory_bytes'));
      stall = Math.max(stall, read(metrics, 'nodejs_eventloop_lag_max_seconds'));
      await wait(everyMs);
    }
  })();
  try {
    return { result: await work(), memory, stall };
  } finally {
    finished.abort();
    await watching;
  }
}
