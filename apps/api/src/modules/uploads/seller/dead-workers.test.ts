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
