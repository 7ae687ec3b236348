import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test, vi } from 'vitest';
import { jobs } from '../../jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { findSilentWorkers } from '../db/jobs/worker-heartbeat.ts';
import { startWorker } from './run-worker.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder()]);

const lockJobs = (worker: string, age: string) =>
  portal.ask(`update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval`, [
    worker,
    age,
  ]);

test('OPS-03 a worker runs the jobs that a dead one left locked', async () => {
  const seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
  await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } });
  await lockJobs('worker-that-was-killed', '40 seconds');
  expect(await findSilentWorkers(portal.app.pool, 35)).toEqual(['worker-that-was-killed']);
  const worker = await startWorker(portal.app, jobs);
  await vi.waitFor(
    async () => {
      expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({
        download: { status: 'ready', orders: 1 },
      });
    },
    { timeout: 15_000, interval: 200 },
  );
  await worker.stop();
});

test('OPS-03 a worker with a recent heartbeat, or locked just now, is left alone', async () => {
  const seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
  await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } });
  await lockJobs('live-worker', '1 hour');
  await portal.ask(`insert into worker_heartbeat (worker_id, seen_at) values ('live-worker', now())`);
  expect(await findSilentWorkers(portal.app.pool, 35)).toEqual([]);
  await lockJobs('worker-that-began', '5 seconds');
  expect(await findSilentWorkers(portal.app.pool, 35)).toEqual([]);
});
