import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test, vi } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { onServer } from '../../../testing/template-database.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { failureOf } from '../../http/problem.ts';
import { job } from '../../jobs/job.ts';
import { startWorker } from '../../jobs/run-worker.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder()]);
const seller = await signedIn(portal, 'linden');

/** Ends every connection to the portal's database but the one that asks; says how many. */
const endConnections = async () =>
  (
    await portal.ask<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  ).length;

/** A connection may have ended without anybody having noticed yet; the one after it has not. */
const isAnswered = async () => {
  await expect.poll(async () => (await seller.call('GET', '/orders/counts')).status).toBe(200);
};

describe('OPS-03 PostgreSQL ends connections', () => {
  test('in use: their requests get a 503 that says when to come back, the next ones are answered', async () => {
    const replies: { status: number; retryAfter: unknown }[] = [];
    const reading = new AbortController();
    const read = async () => {
      while (!reading.signal.aborted) {
        const { status, headers } = await seller.call('GET', '/orders/counts');
        replies.push({ status, retryAfter: headers['retry-after'] });
      }
    };
    const readers = Array.from({ length: 12 }, read);
    const isRefused = ({ status }: { status: number }) => status !== 200;
    let ended = 0;
    while (ended < 20 || !replies.some(isRefused)) {
      ended += await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    reading.abort();
    await Promise.all(readers);
    const refused = replies.filter(isRefused);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${String(retryAfter)}`))).toEqual(
      new Set(['503 2']),
    );
    await isAnswered();
  });

  test('in the middle of a statement: its request gets a 503', async () => {
    await portal.ask('begin');
    await portal.ask('lock table order_count in access exclusive mode');
    const waiting = seller.call('GET', '/orders/counts');
    await expect.poll(() => waitsForLock(portal)).toBe(true);
    await endConnections();
    expect((await waiting).status).toBe(503);
    await portal.ask('rollback');
    await isAnswered();
  });

  test('of a worker, again and again: it runs jobs afterwards', async () => {
    const worker = await startWorker(portal.app, jobs);
    for (let round = 0; round < 10; round++) {
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await seller.ask('POST /new-orders-download', { body: { format: 'csv' } });
    await vi.waitFor(
      async () =>
        expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({ download: { status: 'ready' } }),
      { timeout: 45_000, interval: 200 },
    );
    await worker.stop();
  });

  test('and takes no new ones while a worker finishes a job: it runs jobs once there are connections again', async () => {
    const name = new URL(portal.app.config.databaseOwnerUrl).pathname.slice(1);
    const allow = (allowed: boolean) =>
      onServer((client) => client.query(`alter database ${name} allow_connections ${String(allowed)}`));
    const begun = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const runs: number[] = [];
    const slow = job('retention', async () => {
      runs.push(runs.length);
      begun.resolve();
      await going.promise;
    });
    const worker = await startWorker(portal.app, [slow]);
    await portal.ask(`select graphile_worker.add_job('retention', '{}'::json)`);
    await begun.promise;
    await allow(false);
    await endConnections();
    going.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await allow(true);
    // Jobs that others have left are none of this worker's.
    const waiting = () => portal.ask(`select 1 from graphile_worker.jobs where task_identifier = 'retention'`);
    await expect.poll(() => waiting()).toEqual([]);
    expect(runs.length).toBeGreaterThan(0);
    await worker.stop();
  });
});

test('OPS-03 a job whose data the database refuses is not tried again', async () => {
  const tries: boolean[] = [];
  const refused = job('retention', async ({ isLast }) => {
    const error = Object.assign(new Error('out of range'), { code: '22003' });
    tries.push(isLast(error));
    throw error;
  });
  const worker = await startWorker(portal.app, [refused]);
  await portal.ask(`select graphile_worker.add_job('retention', '{}'::json)`);
  const left = () =>
    portal.ask(
      `select attempts = max_attempts as given_up, last_error from graphile_worker.jobs where task_identifier = 'retention'`,
    );
  await expect.poll(() => left()).toEqual([{ given_up: true, last_error: expect.stringContaining('out of range') }]);
  await worker.stop();
  expect(tries).toEqual([true]);
});

describe('OPS-03 what the database says becomes', () => {
  const failed = (code: string) => failureOf(Object.assign(new Error('said by the database'), { code }));

  test.each([
    ['57P01', 'ended by the operator'],
    ['57P02', 'ended by a crash'],
    ['57P03', 'starting up'],
    ['57014', 'a statement that took too long'],
    ['08006', 'connection failure'],
    ['08P01', 'protocol violation'],
    ['25P03', 'idle in a transaction'],
    ['25006', 'read-only'],
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['58030', 'a broken disk'],
    ['40P01', 'deadlock'],
    ['ECONNRESET', 'reset'],
    ['ENOTFOUND', 'no such host'],
  ])('%s (%s): 503 with the seconds to wait', (code) => {
    const { status, detail } = failed(code);
    expect([status, detail.retryAfter]).toEqual([503, 2]);
  });

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('"%s": 503', (message) => {
    expect(failureOf(new Error(message)).status).toBe(503);
  });

  test.each(['22003', '23505', '42P01', 'XX000'])('%s: no promise that a repeat helps', (code) => {
    expect(failed(code).status).toBe(500);
  });
});
