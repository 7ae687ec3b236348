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
