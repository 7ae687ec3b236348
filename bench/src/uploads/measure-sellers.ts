import type pg from 'pg';
import type { HttpClient } from '../portal/http-client.ts';
import { emptyShops } from './measure-files.ts';
import { openUploader, type Uploader } from './upload-client.ts';
import { watchProcess } from './watch-process.ts';

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
const milliseconds = (seconds: number) => (seconds * 1000).toFixed(0);

export interface Crowd {
  readonly sellers: number;
  readonly file: Buffer;
  readonly metricsPort: number;
}

/** The first upload of many sellers at the same time, all of them applied as soon as they are checked. */
export async function measureSellers(
  client: pg.Client,
  http: HttpClient,
  { sellers, file, metricsPort }: Crowd,
): Promise<string[]> {
  await emptyShops(client);
  const names = Array.from({ length: sellers }, (_seller, index) => `bench-${index + 1}`);
  const uploaders: Uploader[] = [];
  for (const username of names) uploaders.push(await openUploader(client, http, { username, pollMs: 50 }));
  const started = performance.now();
  const { result, memory, stall, idleStall } = await watchProcess(metricsPort, () =>
    Promise.all(uploaders.map((uploader) => uploader.upload(file))),
  );
  const seconds = (performance.now() - started) / 1000;
  const created = result.reduce((sum, { summary }) => sum + Number(summary['created']), 0);
  return [
    `- ${sellers} sellers at once, the same file of ${megabytes(file.length)} MB each: ${created} offers checked and written in ${seconds.toFixed(1)} s`,
    `- most memory of the process: ${megabytes(memory)} MB; longest stall of its event loop: ${milliseconds(stall)} ms, of a process beside it that does nothing: ${milliseconds(idleStall)} ms`,
  ];
}
