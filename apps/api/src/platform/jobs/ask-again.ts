import type { WorkerEvents, WorkerPool } from 'graphile-worker';

/** Milliseconds from word of a job to the second question for it. */
const askAgainAfter = 50;

/**
 * Whoever asks for a job locks all free queues for that moment, and whoever asks meanwhile passes over what waits in them.
 * Word of a job wakes all runners together: each asks once more, or the job would wait until somebody asks by the clock.
 */
export function askAgain(events: WorkerEvents): void {
  let waiting: NodeJS.Timeout | null = null;
  const ask = (pool: WorkerPool) => {
    waiting = null;
    pool.nudge(1);
  };
  events.on('pool:listen:notification', ({ workerPool }) => {
    waiting ??= setTimeout(ask, askAgainAfter, workerPool);
  });
  for (const end of ['pool:gracefulShutdown', 'pool:forcefulShutdown'] as const)
    events.on(end, () => {
      if (waiting !== null) clearTimeout(waiting);
      waiting = null;
    });
}
