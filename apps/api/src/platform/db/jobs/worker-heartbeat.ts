import type pg from 'pg';

/** Records that these workers are alive. */
export async function recordHeartbeat(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into worker_heartbeat (worker_id, seen_at) select id, now() from unnest($1::text[]) as id
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [workerIds],
  );
}

/** Whether any worker has been heard of within `seconds`. */
export async function hasLivingWorker(pool: pg.Pool, seconds: number): Promise<boolean> {
  const { rows } = await pool.query<{ lives: boolean }>(
    `select exists (select from worker_heartbeat where seen_at > now() - make_interval(secs => $1)) as lives`,
    [seconds],
  );
  return rows[0]?.lives === true;
}

/** The workers that hold jobs but have been silent for longer than `seconds`. */
export async function findSilentWorkers(pool: pg.Pool, seconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct j.locked_by as id from graphile_worker.jobs j
     where j.locked_by is not null and j.locked_at < now() - make_interval(secs => $1)
       and not exists (
         select 1 from worker_heartbeat h where h.worker_id = j.locked_by and h.seen_at > now() - make_interval(secs => $1)
       )`,
    [seconds],
  );
  return rows.map((row) => row.id);
}

export async function forgetWorkers(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query('delete from worker_heartbeat where worker_id = any($1::text[])', [workerIds]);
}

/** Frees jobs that these workers locked some seconds ago and do not run: the reply that named them was lost with its connection. */
export async function freeLostJobs(
  pool: pg.Pool,
  workerIds: readonly string[],
  runningIds: readonly string[],
): Promise<void> {
  await pool.query(
    `with freed as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
       where locked_by = any($1::text[]) and id <> all($2::bigint[]) and locked_at < now() - interval '5 seconds'
       returning job_queue_id
     )
     update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
     from freed where q.id = freed.job_queue_id`,
    [workerIds, runningIds],
  );
}

/** Lets no further try of a running job follow this one. */
export async function endTries(pool: pg.Pool, jobId: string): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [jobId]);
}

/** So often a job is tried at the most, the tries included that ended with their worker. */
export const triesAtMost = 10;

/**
 * Frees all jobs that these workers locked. A try that ended with its worker is not the job's fault: one without tries left
 * gets another, until there were too many.
 */
export async function freeJobsOf(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set max_attempts = attempts + 1
     where locked_by = any($1::text[]) and attempts >= max_attempts and attempts < $2`,
    [workerIds, triesAtMost],
  );
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workerIds]);
}
