import { Counter } from 'prom-client';
import { readJobFigures } from '../db/jobs/job-queue.ts';
import { figures } from '../metrics/figures.ts';
import { type JobName, jobPayloads } from './job-payloads.ts';

/** Tries of jobs that failed in this process. */
export const failedTries = new Counter({
  name: 'offizin_job_failures_total',
  help: 'Tries of jobs that failed in this process.',
  labelNames: ['job'] as const,
});

const names = Object.keys(jobPayloads) as JobName[];

/** The queue of jobs, which all processes share; every job of the portal is shown, also while nothing of it waits. */
export const jobFigures = figures({
  name: 'jobs',
  gauges: {
    offizin_jobs_waiting: { help: 'Jobs whose time has come and that no worker has taken.', labels: ['job'] },
    offizin_jobs_oldest_seconds: { help: 'How long the oldest of them has waited.', labels: ['job'] },
    offizin_jobs_retrying: { help: 'Jobs that failed and are tried again.', labels: ['job'] },
    offizin_jobs_dead: { help: 'Jobs that failed for good.', labels: ['job'] },
  },
  read: async ({ pool }) => {
    const found = new Map((await readJobFigures(pool)).map((row) => [row.job, row]));
    const of = (figure: 'waiting' | 'oldestSeconds' | 'retrying' | 'dead') =>
      names.map((job) => ({ labels: { job }, value: found.get(job)?.[figure] ?? 0 }));
    return {
      offizin_jobs_waiting: of('waiting'),
      offizin_jobs_oldest_seconds: of('oldestSeconds'),
      offizin_jobs_retrying: of('retrying'),
      offizin_jobs_dead: of('dead'),
    };
  },
});
