import { EventEmitter } from 'node:events';
import { Logger, makeWorkerUtils, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { App } from '../app.ts';
import { recordHeartbeat, findSilentWorkers, forgetWorkers } from '../db/db-worker-heartbeat.ts';
import { jobTimeouts, openPool } from '../db/db-pool.ts';
import { Threads } from '../threads/threads.ts';
import type { Job } from './job.ts';

const heartbeatEvery = 10_000;
/** A worker silent for so many seconds is dead; its jobs are free again within a minute of the kill. */
const silence = 35;

const quiet = new Logger(() => () => {});

/** Creates or updates the queue's own tables; safe with many processes. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: quiet });
}

function taskList(app: App, threads: Threads, jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run: runJob }) => [
      name,
      async (payload, { job }) => {
        const lastTry = job.attempts >= job.max_attempts;
        try {
          await runJob({ app, lastTry, threads }, payload);
        } catch (error) {
          app.log.error({ err: error, job: name, attempt: job.attempts, lastTry }, 'job failed');
          throw error;
        }
      },
    ]),
  );
}

/** Runs jobs in this process until stopped; frees the jobs of workers that died. Resolves with the stop function. */
export async function startWorker(app: App, jobs: readonly Job[]): Promise<() => Promise<void>> {
  const { databaseUrl } = app.config;
  const own = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => own.add(workerPool.id));
  events.on('worker:create', ({ worker }) => own.add(worker.workerId));

  const pool = openPool(databaseUrl, { size: 4, timeouts: jobTimeouts });
  pool.on('error', (error) => app.log.warn({ reason: error.message }, 'an idle job connection broke'));
  const jobApp: App = { ...app, pool };
  const threads = new Threads({ databaseUrl });
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 2,
    noHandleSignals: true,
    logger: quiet,
    taskList: taskList(jobApp, threads, jobs),
    crontab: jobs.flatMap(({ crontab }) => crontab).join('\n'),
    events,
    gracefulShutdownAbortTimeout: 5000,
  });
  runner.promise.catch((error: unknown) => app.log.error({ err: error }, 'the worker stopped'));
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger: quiet, maxPoolSize: 1 });

  const tick = async () => {
    await recordHeartbeat(pool, [...own]);
    const silent = await findSilentWorkers(pool, silence);
    if (silent.length > 0) await utils.forceUnlockWorkers(silent);
  };
  await tick();
  const timer = setInterval(() => {
    tick().catch((error: unknown) => app.log.warn({ err: error }, 'no heartbeat'));
  }, heartbeatEvery);

  return async () => {
    clearInterval(timer);
    await runner.stop();
    await threads.close();
    await utils.release();
    await forgetWorkers(pool, [...own]).catch(() => {});
    await pool.end();
  };
}
