import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { App } from '../app.ts';
import {
  findSilentWorkers,
  freeJobsOf,
  forgetWorkers,
  freeLostJobs,
  recordHeartbeat,
} from '../db/jobs/worker-heartbeat.ts';
import { jobTimeouts, openPool } from '../db/connect/pool.ts';
import { Threads } from '../threads/threads.ts';
import { askAgain } from './ask-again.ts';
import type { Job } from './job.ts';
import { JobPlaces } from './job-places.ts';
import { taskList, type Work } from './job-tasks.ts';

const heartbeatEvery = 10_000;
/** Seconds of silence after which a worker counts as dead; its jobs are free again within a minute of the kill. */
const silence = 35;

/** A runner with room learns every two seconds whether there are jobs; one that did not for this many milliseconds is stuck. */
const longestPause = 8000;
const runnerTimeouts = { ...jobTimeouts, wait: 5000 };

const quiet = new Logger(() => () => {});

/** Creates or updates the queue's own tables; safe with many processes. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: quiet });
}

interface Running {
  /** Resolves when it ends, asked to or not. */
  readonly ended: Promise<unknown>;
  /** The names under which it locks jobs. */
  readonly names: ReadonlySet<string>;
  readonly runningIds: ReadonlySet<string>;
  /** Ends it when it is stuck. */
  checkAlive(): void;
  stop(): Promise<void>;
  /** Leaves one that has ended to itself. */
  abandon(): void;
}

async function runJobs(work: Work): Promise<Running> {
  const runningIds = new Set<string>();
  const names = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  work.places.follow(events);
  askAgain(events);
  events.on('pool:create', ({ workerPool }) => names.add(workerPool.id));
  events.on('worker:create', ({ worker }) => names.add(worker.workerId));
  // A runner that gives up may wait for itself to stop for ever: what it says is believed, not only its end.
  const gaveUp = Promise.withResolvers<unknown>();
  events.on('pool:fatalError', ({ error }) => gaveUp.resolve(error));
  events.on('pool:gracefulShutdown', ({ message }) => gaveUp.resolve(new Error(message)));
  // Only an answer counts: a first question that fails is remembered by the runner, which then asks nobody any more.
  let answered = Date.now();
  for (const answer of ['worker:getJob:empty', 'job:start'] as const)
    events.on(answer, () => {
      answered = Date.now();
    });
  const checkAlive = () => {
    if (runningIds.size < work.places.count && Date.now() - answered > longestPause)
      gaveUp.resolve(new Error('the runner gets no jobs'));
  };
  events.on('stop', () => gaveUp.resolve(new Error('the runner stopped itself')));
  // Nothing waits for ever: the runner's own pool would, for a connection that is never made.
  const pool = openPool(work.app.config.databaseUrl, {
    name: 'job_runner',
    size: 10,
    timeouts: runnerTimeouts,
    forCopying: true,
  });
  const runner = await run({
    pgPool: pool,
    concurrency: work.places.count,
    forbiddenFlags: work.places.forbiddenFlags,
    noHandleSignals: true,
    logger: quiet,
    taskList: taskList(work, runningIds),
    crontab: work.jobs.flatMap(({ crontab }) => crontab).join('\n'),
    events,
    gracefulShutdownAbortTimeout: 5000,
    // Said one by one, a job's end that the database does not hear is a rejection that nobody catches.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = runner.promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  return {
    ended: Promise.race([ended, gaveUp.promise]),
    names,
    runningIds,
    checkAlive,
    stop: async () => {
      await runner.stop().catch(() => {});
      await pool.end();
    },
    abandon: () => {
      void runner
        .kill()
        .catch(() => {})
        .then(() => pool.end());
    },
  };
}

export interface RunningWorker {
  /** Whether it said a short while ago that it is alive. */
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Several workers of one process as one: as alive as the one that is least. */
export function together(workers: readonly RunningWorker[]): RunningWorker {
  return {
    isAlive: () => workers.every((worker) => worker.isAlive()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

/**
 * Runs jobs in this process until stopped, and again after the database was away for so long that the runner gave up;
 * frees the jobs of workers that died.
 */
export async function startWorker(
  app: App,
  jobs: readonly Job[],
  places = JobPlaces.besideEngine(app.config.engineThreads),
): Promise<RunningWorker> {
  const { databaseUrl, engineThreads } = app.config;
  const pool = openPool(databaseUrl, {
    name: 'jobs',
    size: 4,
    timeouts: jobTimeouts,
    onBroken: (error) => app.log.warn({ reason: error.message }, 'a job connection broke'),
  });
  const jobApp: App = { ...app, pool };
  const threads = new Threads({ databaseUrl }, engineThreads);
  const work = { app: jobApp, threads, places, jobs };
  let running = await runJobs(work);
  const stopping = new AbortController();

  const restart = async () => {
    await freeJobsOf(pool, [...running.names]);
    running = await runJobs(work);
  };
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      const error = await running.ended;
      if (stopping.signal.aborted) return;
      app.log.error({ err: error }, 'the worker stopped; it starts again');
      running.abandon();
      await retryUntilDone(restart, stopping.signal);
    }
  };
  const kept = keepRunning();
  const heartbeat = await startHeartbeat({ app: jobApp, current: () => running });

  return {
    isAlive: heartbeat.isRecent,
    stop: async () => {
      stopping.abort();
      heartbeat.end();
      await running.stop();
      await kept;
      await threads.close();
      await forgetWorkers(pool, [...running.names]).catch(() => {});
      await pool.end();
    },
  };
}

const firstWait = 250;
const longestWait = 10_000;

/** Tries until it works or nobody waits for it any more, after growing waits. */
async function retryUntilDone(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    const done = await act().then(
      () => true,
      () => false,
    );
    if (done) return;
    await sleep(wait, undefined, { signal }).catch(() => {});
  }
}

interface HeartbeatOptions {
  readonly app: App;
  readonly current: () => Running;
}

interface Heartbeat {
  /** Whether the last one reached the database before others take this worker for dead. */
  readonly isRecent: () => boolean;
  readonly end: () => void;
}

/** Records now and then that this worker is alive, and frees the jobs of those that are not. */
async function startHeartbeat({ app: { pool, log }, current }: HeartbeatOptions): Promise<Heartbeat> {
  let last = 0;
  const tick = async () => {
    const { names, runningIds, checkAlive } = current();
    checkAlive();
    await recordHeartbeat(pool, [...names]);
    last = performance.now();
    await freeLostJobs(pool, [...names], [...runningIds]);
    const silent = await findSilentWorkers(pool, silence);
    if (silent.length > 0) await freeJobsOf(pool, silent);
  };
  await tick();
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.warn({ err: error }, 'no heartbeat'));
  }, heartbeatEvery);
  return {
    isRecent: () => performance.now() - last < silence * 1000,
    end: () => clearInterval(timer),
  };
}
