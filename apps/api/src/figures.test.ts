import { readFileSync } from 'node:fs';
import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { allFigures } from './figures.ts';
import { jobs } from './jobs.ts';
import { noteBackup } from './platform/backup/last-backup-queries.ts';
import { figures } from './platform/metrics/figures.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { listenForOperations } from './platform/metrics/operations-listener.ts';
import { jobPayloads } from './platform/jobs/job-payloads.ts';
import { startWorker } from './platform/jobs/run-worker.ts';
import { beginTask } from './platform/threads/task-figures.ts';
import { openBrowser } from './testing/browser.ts';
import { forThisFile } from './testing/for-this-file.ts';
import { portalForFile, putSeller } from './testing/portal.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const metrics = forThisFile(openMetrics(portal.app, allFigures));

/** The value of one line of the metrics. */
async function valueOf(line: string): Promise<number | null> {
  const found = (await metrics.scrape()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

async function addJob(task: string, minutes: number, tries: { attempts: number; max: number }): Promise<void> {
  const [added] = await portal.ask<{ id: string }>(
    `select id from graphile_worker.add_job($1, '{}', run_at => now() - make_interval(mins => $2), max_attempts => $3)`,
    [task, minutes, tries.max],
  );
  await portal.ask('update graphile_worker._private_jobs set attempts = $2 where id = $1', [added?.id, tries.attempts]);
}

describe('OPS-03 what the operator sees', () => {
  test('the queue: what waits and how long, what is tried again, what is dead', async () => {
    await addJob('apply_remedy', 10, { attempts: 0, max: 5 });
    await addJob('apply_remedy', 1, { attempts: 2, max: 5 });
    await addJob('apply_remedy', 60, { attempts: 5, max: 5 });
    expect(await valueOf('offizin_jobs_waiting{job="apply_remedy"}')).toBe(2);
    expect(await valueOf('offizin_jobs_oldest_seconds{job="apply_remedy"}')).toBeCloseTo(600, -1.5);
    expect(await valueOf('offizin_jobs_retrying{job="apply_remedy"}')).toBe(1);
    expect(await valueOf('offizin_jobs_dead{job="apply_remedy"}')).toBe(1);
    expect(await valueOf('offizin_jobs_dead{job="retention"}')).toBe(0);
    await portal.ask('delete from graphile_worker._private_jobs');
  });

  test('the event feed: what nobody has read, brand by brand', async () => {
    for (const minutes of [30, 20]) {
      await portal.ask(
        `insert into marketplace_event (seller_id, brand, kind, at, payload) values ($1, 'de', 'offers.changed', now() - make_interval(mins => $2), '{}')`,
        [sellerId, minutes],
      );
    }
    expect(await valueOf('offizin_event_feed_waiting{brand="de"}')).toBe(2);
    expect(await valueOf('offizin_event_feed_oldest_seconds{brand="de"}')).toBeCloseTo(1800, -1.5);
    expect(await valueOf('offizin_event_feed_waiting{brand="es"}')).toBe(0);
  });

  test('feeds by health, mails by outcome, streams, tasks', async () => {
    await portal.ask(
      `insert into feed (seller_id, address, type, mapping, active, locale, created_at, failures, last_success_at)
       values ($1, 'https://shop.example/stock.csv', 'stock_and_price', '{}', true, 'de_DE', $2, 2, $2)`,
      [sellerId, portal.app.clock()],
    );
    await portal.ask(
      `insert into notification_mail (seller_id, user_id, "group", since, until, outcome)
       select $1, user_id, 'order', now(), now(), outcome from membership, unnest(array[null, 'refused', 'sent']) outcome where seller_id = $1`,
      [sellerId],
    );
    const task = beginTask('upload');
    task.noteRows(1000);
    expect(await valueOf('offizin_task_running{task="upload"}')).toBe(1);
    task.end();
    expect(await valueOf('offizin_task_running{task="upload"}')).toBe(0);
    expect(await valueOf('offizin_task_rows_per_second{task="upload"}')).toBeGreaterThan(0);
    expect(await valueOf('offizin_feeds{brand="de",health="failing"}')).toBe(1);
    expect(await valueOf('offizin_feeds{brand="de",health="healthy"}')).toBe(0);
    expect(await valueOf('offizin_mails_waiting{brand="de"}')).toBe(1);
    expect(await valueOf('offizin_mails_refused{brand="de"}')).toBe(1);
    expect(await valueOf('offizin_live_streams')).toBe(0);
  });

  test('how old the last backup is, once one was noted', async () => {
    expect(await metrics.scrape()).toContain('offizin_backup_age_seconds +Inf\n');
    await noteBackup(portal.app.config.databaseOwnerUrl);
    await portal.ask(`update last_backup set made_at = made_at - interval '2 days'`);
    expect(await valueOf('offizin_backup_age_seconds')).toBeCloseTo(172_800, -2);
  });

  test('sign-ins refused, by reason', async () => {
    const before = (await valueOf('offizin_signins_refused_total{brand="de",reason="invalid_credentials"}')) ?? 0;
    await openBrowser(portal, 'de.localhost').signIn('linden', 'Wrong-Password-1');
    expect(await valueOf('offizin_signins_refused_total{brand="de",reason="invalid_credentials"}')).toBe(before + 1);
  });
});

test('OPS-03 a scrape succeeds while figures fail or take too long; they have no value then', async () => {
  const failing = (name: string, read: () => Promise<never>) =>
    figures({ name, gauges: { [`offizin_${name}`]: { help: name, labels: [] } }, read });
  const some = openMetrics(portal.app, [
    failing('broken', () => Promise.reject(new Error('no such table'))),
    failing('slow', () => new Promise(() => {})),
    figures({
      name: 'right',
      gauges: { offizin_right: { help: 'right', labels: [] } },
      read: async () => ({ offizin_right: [{ labels: {}, value: 7 }] }),
    }),
  ]);
  const lines = (await some.scrape()).split('\n');
  await some.close();
  expect(lines).toContain('offizin_right 7');
  expect(lines).toContain('offizin_figures_unread{figures="broken"} 1');
  expect(lines).toContain('offizin_figures_unread{figures="slow"} 1');
  expect(lines).toContain('offizin_figures_unread{figures="right"} 0');
  expect(lines.filter((line) => /^offizin_(?:broken|slow)\b/.test(line))).toEqual([]);
});

test('OPS-03 figures of a locked table do not hold up the others', async () => {
  await portal.ask('begin');
  await portal.ask('lock table notification_mail in access exclusive mode');
  const text = await metrics.scrape();
  await portal.ask('rollback');
  expect(text).toContain('offizin_figures_unread{figures="mails"} 1');
  expect(text).toContain('offizin_figures_unread{figures="jobs"} 0');
});

describe('OPS-03 health of a worker', () => {
  const get = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

  test('is answered beside the metrics: ready while it beats and the database can be written', async () => {
    const worker = await startWorker(portal.app, jobs);
    expect(worker.isAlive()).toBe(true);
    let isReady = true;
    const listener = await listenForOperations(
      {
        metrics: openMetrics(portal.app, allFigures),
        isReady: async () => worker.isAlive() && isReady,
        areFilesWell: () => null,
      },
      0,
    );
    const { port } = listener;
    const statuses = async () => [
      await get(port, '/health/live'),
      await get(port, '/health/ready'),
      await get(port, '/metrics'),
      await get(port, '/elsewhere'),
    ];
    expect(await statuses()).toEqual([200, 200, 200, 404]);
    isReady = false;
    expect((await statuses())[1]).toBe(503);
    await worker.stop();
    await listener.close();
  });

  test('ends with its heartbeat', async () => {
    const worker = await startWorker(portal.app, []);
    const { now } = performance;
    performance.now = () => now.call(performance) + 36_000;
    const isAlive = worker.isAlive();
    performance.now = now;
    expect([isAlive, worker.isAlive()]).toEqual([false, true]);
    await worker.stop();
  });
});

describe('OPS-03 what is written about the metrics', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const namesIn = (text: string) =>
    new Set(
      [...text.matchAll(/\boffizin_[a-z_]+\b/g)].map(([name]) =>
        name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''),
      ),
    );
  const missing = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) =>
    [...wanted].filter((name) => !found.has(name));
  const existing = async () =>
    new Set([...(await metrics.scrape()).matchAll(/^# HELP (offizin_\w+)/gm)].map(([, name = '']) => name));

  test('every metric that an alert names exists', async () => {
    const names = namesIn(read('deploy/prometheus/alerts.yml'));
    expect(names.size).toBeGreaterThan(8);
    expect(missing(names, await existing())).toEqual([]);
  });

  test('every job that an alert names exists, and every group of figures has an alert', async () => {
    const rules = read('deploy/prometheus/alerts.yml');
    const named = [...rules.matchAll(/\bjob=~?"([^"]+)"/g)].flatMap(([, jobs = '']) => jobs.split('|'));
    expect(missing(new Set(named), new Set<string>([...Object.keys(jobPayloads), 'offizin']))).toEqual([]);
    const watched = namesIn(rules);
    // What is not an alarm by itself: what the threads work on, and how many streams are open.
    const quiet = new Set(['tasks', 'live']);
    const unwatched = allFigures.filter(({ gauges }) => !Object.keys(gauges).some((name) => watched.has(name)));
    expect(new Set(unwatched.map(({ name }) => name))).toEqual(quiet);
  });

  test('the page on operation explains every metric, and no other', async () => {
    const real = await existing();
    const explained = namesIn(read('docs/operation.md'));
    expect(missing(real, explained)).toEqual([]);
    expect(missing(explained, real)).toEqual([]);
  });
});
