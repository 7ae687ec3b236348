import { expect, test, vi } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { startWorker } from '../../../platform/jobs/run-worker.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { code, UploadShop, workbook } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();

/** A file whose check has had a number of tries, each of which ended with its worker. */
async function uploadWithDeadWorkers(tries: number): Promise<string> {
  const file = await workbook([[code(0), '', String(tries), '10,00', 'eigen']]);
  const { id } = await uploadFile(shop.seller, file);
  await shop.portal.ask(
    `update graphile_worker._private_jobs set attempts = $1, max_attempts = $1, locked_by = 'worker-that-was-killed',
       locked_at = now() - interval '40 seconds'`,
    [tries],
  );
  return id;
}

test.each([
  ['is checked, although all tries it had ended with their workers', 5, { state: 'ready' }],
  ['that went on ending its workers fails, and says so', 9, { state: 'failed', problem: 'internal' }],
] as const)('OPS-03 an upload %s', async (_, tries, outcome) => {
  const id = await uploadWithDeadWorkers(tries);
  const worker = await startWorker(shop.portal.app, jobs);
  try {
    await vi.waitFor(async () => expect(await shop.look(id)).toMatchObject(outcome), {
      timeout: 15_000,
      interval: 200,
    });
  } finally {
    await worker.stop();
  }
});

test('OPS-03 the rows of a run that never was go with the next run of the shop', async () => {
  const { portal, sellerId } = shop;
  const rowsOf = (which: string) =>
    portal.ask<{ rows: number }>(
      `select count(*)::integer as rows from run_row r where r.seller_id = $1 and ${which} exists
         (select from catalogue_run c where c.seller_id = r.seller_id and c.no = r.run_no)`,
      [sellerId],
    );
  await shop.check([[code(1), '', '5', '10,00', 'eigen']]);
  const [kept] = await rowsOf('');
  // A worker that ends here has written the rows, and not the run.
  await portal.ask(`create function ends() returns trigger language plpgsql as $$ begin raise 'ended'; end $$`);
  await portal.ask('create trigger ends before update on catalogue_run execute function ends()');
  await shop.check([[code(2), '', '5', '10,00', 'eigen']]).catch(() => {});
  await portal.ask('drop function ends() cascade');
  expect(await rowsOf('not')).toEqual([{ rows: 1 }]);

  await portal.ask(`update run_begun set at = at - interval '2 hours'`);
  await portal.ask(`update run_row r set at = r.at - interval '2 hours' from run_begun b where b.run_no = r.run_no`);
  await shop.check([[code(3), '', '5', '10,00', 'eigen']]);
  expect(await rowsOf('not')).toEqual([{ rows: 0 }]);
  expect(await rowsOf('')).toEqual([{ rows: (kept?.rows ?? 0) + 1 }]);
  expect(await portal.ask('select run_no from run_begun')).toEqual([]);
});
