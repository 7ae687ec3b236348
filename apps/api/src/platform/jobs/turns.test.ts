import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { portalForFile } from '../../testing/portal.ts';
import { leaveQueue } from '../db/jobs/job-turns.ts';
import { withSeller } from '../db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob } from './enqueue-job-queries.ts';
import { type Job, job } from './job.ts';
import { startWorker } from './run-worker.ts';

/** The sellers whose jobs ended, in that order. */
let served: string[] = [];

const portal = await portalForFile();
beforeEach(() => {
  served = [];
});

const takes =
  (milliseconds: number) =>
  async (_context: unknown, { sellerId }: { readonly sellerId: string }) => {
    await wait(milliseconds);
    served.push(sellerId);
  };

const manySellers = (count: number) => Array.from({ length: count }, () => randomUUID());

function queue(sellerId: string, name: 'check_upload' | 'reclassify_seller' | 'retrieve_feed'): Promise<void> {
  return withSeller(portal.app.pool, { sellerId, brand: 'de' }, (db) => {
    const payload = name === 'check_upload' ? { sellerId, uploadId: randomUUID() } : { sellerId };
    const key = name === 'check_upload' ? {} : { key: `${name}:${sellerId}` };
    return enqueueJob(db, { name, payload }, { ...catalogueQueue(sellerId), ...key });
  });
}

async function workUntilServed(jobs: readonly Job[], sellerId: string): Promise<void> {
  const worker = await startWorker(portal.app, jobs);
  await expect.poll(() => served).toContain(sellerId);
  await worker.stop();
}

test('OPS-03 a seller with one file waits for at most two of each seller with many', async () => {
  const greedy = manySellers(6);
  for (const seller of greedy) for (let file = 0; file < 10; file += 1) await queue(seller, 'check_upload');
  const modest = randomUUID();
  await queue(modest, 'check_upload');
  await workUntilServed([job('check_upload', takes(30))], modest);
  const before = served.slice(0, served.indexOf(modest));
  const most = Math.max(...greedy.map((seller) => before.filter((each) => each === seller).length));
  expect(most).toBeLessThanOrEqual(2);
});

test('OPS-03 the files of one seller keep their order while it lets others go first', async () => {
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const checks = job('check_upload', async (_context, { sellerId, uploadId }) => {
    running += 1;
    most = Math.max(most, running);
    await wait(10);
    order.push(uploadId);
    served.push(sellerId);
    running -= 1;
  });
  const seller = randomUUID();
  await portal.ask('delete from graphile_worker._private_jobs');
  for (let file = 0; file < 8; file += 1) await queue(seller, 'check_upload');
  const asked = await portal.ask<{ id: string }>(
    `select payload ->> 'uploadId' as id from graphile_worker._private_jobs j order by j.id`,
  );
  const worker = await startWorker(portal.app, [checks]);
  await expect.poll(() => order).toHaveLength(8);
  await worker.stop();
  expect(order).toEqual(asked.map(({ id }) => id));
  expect(most).toBe(1);
});

/** A job that a worker has taken, with what else its seller has waiting. */
async function takenJob(seller: string): Promise<{ id: string; locked_by: string }> {
  await portal.ask('delete from graphile_worker._private_jobs');
  for (let file = 0; file < 2; file += 1) await queue(seller, 'check_upload');
  const [taken] = await portal.ask<{ id: string }>(
    `update graphile_worker._private_jobs set locked_by = 'w1', locked_at = now()
     where id = (select min(id) from graphile_worker._private_jobs) returning id`,
  );
  await portal.ask(`update graphile_worker._private_job_queues set locked_by = 'w1', locked_at = now()
     where id = (select max(job_queue_id) from graphile_worker._private_jobs)`);
  return { id: taken?.id ?? '', locked_by: 'w1' };
}

const queuesNow = () =>
  portal.ask<{ locked: string | null; waiting: number }>(
    `select q.locked_by as locked, (select count(*)::integer from graphile_worker._private_jobs j where j.job_queue_id = q.id) as waiting
     from graphile_worker._private_job_queues q where exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`,
  );

test('OPS-03 a job that is done frees its queue at once and wakes a worker', async () => {
  const job = await takenJob(randomUUID());
  const listener = await portal.app.pool.connect();
  const heard = new Promise((resolve) => listener.on('notification', ({ channel }) => resolve(channel)));
  await listener.query('listen "jobs:insert"');
  await leaveQueue(portal.app.pool, job);
  expect(await heard).toBe('jobs:insert');
  expect(await queuesNow()).toEqual([{ locked: null, waiting: 1 }]);
  listener.release(true);
});

test('OPS-03 a job that another worker took meanwhile keeps its queue', async () => {
  const job = await takenJob(randomUUID());
  await leaveQueue(portal.app.pool, { ...job, locked_by: 'w2' });
  expect(await queuesNow()).toEqual([{ locked: 'w1', waiting: 2 }]);
});

test('OPS-03 who waits at a screen does not wait for the work of very many sellers in the background', async () => {
  await portal.ask('delete from graphile_worker._private_jobs');
  for (const seller of manySellers(40)) await queue(seller, 'reclassify_seller');
  const modest = randomUUID();
  await queue(modest, 'check_upload');
  await workUntilServed([job('reclassify_seller', takes(100)), job('check_upload', takes(30))], modest);
  expect(served.indexOf(modest)).toBeLessThanOrEqual(4);
});

test('OPS-03 a job that is asked for again keeps its place', async () => {
  await portal.ask('delete from graphile_worker._private_jobs');
  const first = randomUUID();
  await queue(first, 'retrieve_feed');
  for (const seller of manySellers(5)) await queue(seller, 'retrieve_feed');
  await queue(first, 'retrieve_feed');
  const [next] = await portal.ask<{ seller: string }>(
    `select payload ->> 'sellerId' as seller from graphile_worker._private_jobs order by run_at limit 1`,
  );
  expect(next?.seller).toBe(first);
});
