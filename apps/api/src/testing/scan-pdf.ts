import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ScannedPage } from './scan-thread.ts';

/**
 * The pages of a PDF as they come out of a printer, read by a decoder that knows nothing of the portal. In a thread: the library that
 * draws them leaves hundreds of globals behind.
 */
export async function scanPdf(bytes: Uint8Array): Promise<ScannedPage[]> {
  const worker = new Worker(new URL('./scan-thread.ts', import.meta.url));
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(bytes);
    const [pages] = (await once(worker, 'message')) as [ScannedPage[]];
    return pages;
  } finally {
    await worker.terminate();
  }
}
