import type { Job as QueuedJob, TaskList } from 'graphile-worker';
import type { App } from '../app.ts';
import { isRefusedData } from '../db/connect/failure.ts';
import { leaveQueue, waitForNextTurn } from '../db/jobs/job-turns.ts';
import { endTries, triesAtMost } from '../db/jobs/worker-heartbeat.ts';
import type { TaskRunner } from '../threads/threads.ts';
import type { Job } from './job.ts';
import { failedTries } from './job-figures.ts';
import type { JobPlaces } from './job-places.ts';

/** So long the end of a job may take to reach the database, in milliseconds. */
const endReaches = 15_000;

export interface Work {
  readonly app: App;
  readonly threads: TaskRunner;
  readonly places: JobPlaces;
  readonly jobs: readonly Job[];
}

/** What a seller has waiting lets the others go first. A job that is done makes room for it; one that failed keeps its place. */
async function passTurn({ pool, log }: App, job: QueuedJob, isDone: boolean): Promise<void> {
  if (job.job_queue_id === null) return;
  try {
    await waitForNextTurn(pool, job.job_queue_id);
    if (isDone) await leaveQueue(pool, job);
  } catch (error) {
    log.warn({ err: error }, 'no turn passed on');
  }
}

/** For a job whose workers kept dying: it learns that it has failed, without another look at what may have killed them. */
const givenUp: TaskRunner = { run: () => Promise.reject(new Error('the workers of this job died again and again')) };

async function runJob({ app, threads, places }: Work, { name, run }: Job, queued: QueuedJob): Promise<void> {
  const isLast = (error: unknown) => queued.attempts >= queued.max_attempts || isRefusedData(error);
  const leave = places.take(name);
  let isDone = false;
  try {
    await run({ app, isLast, threads: queued.attempts < triesAtMost ? threads : givenUp }, queued.payload);
    isDone = true;
  } catch (error) {
    failedTries.inc({ job: name });
    const lastTry = isLast(error);
    app.log.error({ err: error, job: name, attempt: queued.attempts, lastTry }, 'job failed');
    if (lastTry) await endTries(app.pool, queued.id);
    throw error;
  } finally {
    leave();
    await passTurn(app, queued, isDone);
  }
}

/** The jobs as the runner calls them; `runningIds` are those that it runs. */
export function taskList(work: Work, runningIds: Set<string>): TaskList {
  return Object.fromEntries(
    work.jobs.map((job) => [
      job.name,
      async (_payload, { job: queued }) => {
        runningIds.add(queued.id);
        try {
          await runJob(work, job, queued);
        } finally {
          setTimeout(() => runningIds.delete(queued.id), endReaches).unref();
        }
      },
    ]),
  );
}
