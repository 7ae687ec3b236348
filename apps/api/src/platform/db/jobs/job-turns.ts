import type pg from 'pg';

/** Puts what waits in a queue behind everything else that waits, in its own order: a queue that was served waits for its next turn. */
export async function waitForNextTurn(pool: pg.Pool, queueId: number): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs j set run_at = now() + line.place * interval '1 microsecond'
     from (
       select id, row_number() over (order by priority, run_at, id) as place from graphile_worker._private_jobs
       where job_queue_id = $1 and is_available and run_at <= now()
     ) line
     where j.id = line.id and j.is_available`,
    [queueId],
  );
}

/**
 * Takes a job that has done its work out of its queue, which is free from then on, and wakes a worker. The runner frees a queue
 * without a word, after it has asked for the next job: what waits would be found seconds later, when somebody asks again.
 */
export async function leaveQueue(
  pool: pg.Pool,
  { id, locked_by: worker }: { readonly id: string; readonly locked_by: string | null },
): Promise<void> {
  await pool.query(
    `with left_it as (
       update graphile_worker._private_jobs j set job_queue_id = null
       from graphile_worker._private_jobs before
       where j.id = $1 and before.id = j.id and j.locked_by = $2 and before.job_queue_id is not null
       returning before.job_queue_id
     ), freed as (
       update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
       from left_it where q.id = left_it.job_queue_id and q.locked_by = $2
       returning q.id
     )
     select pg_notify('jobs:insert', json_build_object('count', 1)::text) from freed`,
    [id, worker],
  );
}
