import { existsSync, readFileSync } from 'node:fs';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs, sendingJobs } from '../../jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';
import { jobPayloads } from './job-payloads.ts';
import { startWorker } from './run-worker.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));

const payloadsBefore = './payloads-before.txt';

/** The jobs that the version before knew; all of today where its list is to be written anew. */
function namesBefore(): ReadonlySet<string> {
  const file = new URL(payloadsBefore, import.meta.url);
  if (!existsSync(file)) return new Set(Object.keys(jobPayloads));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Set(lines.map((line) => line.split(' ')[0] ?? ''));
}

/** What a payload's schema says, on one line; of a format its name is enough. */
const described = (schema: z.ZodType): string =>
  JSON.stringify(
    z.toJSONSchema(schema, {
      override: ({ jsonSchema }) => {
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    }),
    (key, value) => (key === '$schema' ? undefined : value),
  );

test('OPS-03 a job that the version before knew has the payload that it had: each version does what the other queued', async () => {
  const names = namesBefore();
  const lines = Object.entries(jobPayloads).flatMap(([name, schema]) =>
    names.has(name) ? [`${name} ${described(schema)}\n`] : [],
  );
  expect(lines.length).toBeGreaterThan(40);
  await expect(lines.toSorted().join('')).toMatchFileSnapshot(payloadsBefore);
  const done = new Set<string>([...jobs, ...sendingJobs].map(({ name }) => name));
  expect([...names].filter((name) => !done.has(name))).toEqual([]);
});

const waiting = () =>
  portal.ask<{ task: string; attempts: number; locked: boolean }>(
    `select task_identifier as task, attempts, locked_at is not null as locked from graphile_worker.jobs order by id`,
  );

test('OPS-03 a worker of the version before leaves jobs that it does not know to the new ones, also in the queue of a shop', async () => {
  const seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
  await portal.ask(`select enqueue_job('job_of_a_newer_version', '{}', queue => $1)`, [`files:${sellerId}`]);
  // It waits in the same queue, behind the other one.
  await seller.ask('POST /new-orders-download', { body: { format: 'csv' } });
  expect(await waiting()).toHaveLength(2);
  const worker = await startWorker(portal.app, jobs);
  await vi.waitFor(
    async () => {
      const { download } = await seller.ask('GET /new-orders-download', {});
      expect(download?.status).toBe('ready');
    },
    { timeout: 15_000, interval: 200 },
  );
  await worker.stop();
  expect(await waiting()).toEqual([{ task: 'job_of_a_newer_version', attempts: 0, locked: false }]);
});
