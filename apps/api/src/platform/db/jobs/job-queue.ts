import type pg from 'pg';

export interface JobFigures {
  readonly job: string;
  /** Jobs whose time has come and that no worker has taken. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Jobs that failed and are tried again. */
  readonly retrying: number;
  /** Jobs that failed for good. */
  readonly dead: number;
}

/** How the queue stands, job by job. */
export async function readJobFigures(pool: pg.Pool): Promise<JobFigures[]> {
  const { rows } = await pool.query<JobFigures>(
    `select t.identifier as job,
       count(*) filter (where is_due)::integer as waiting,
       coalesce(extract(epoch from now() - min(since) filter (where is_due)), 0)::float8 as "oldestSeconds",
       count(*) filter (where j.attempts > 0 and j.attempts < j.max_attempts)::integer as retrying,
       count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::integer as dead
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id,
       -- A job that lets others go first is as old as when it was asked for.
       lateral (select j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts as is_due,
         case when j.attempts = 0 then least(j.created_at, j.run_at) else j.run_at end as since) due
     group by t.identifier`,
  );
  return rows;
}

/** Deletes the jobs that failed for good a number of days ago; returns how many. */
export async function deleteDeadJobs(pool: pg.Pool, days: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)`,
    [days],
  );
  return rowCount ?? 0;
}
