import { z } from 'zod';
import { ThreadTask } from '../../../../platform/threads/thread-task.ts';

/** Reads a courier's workbook away from the event loop: whatever is in it, it costs its thread alone. */
export const trackingListTask = new ThreadTask(
  new URL('../../../../tracking-list-thread.ts', import.meta.url),
  'tracking_list',
  {
    input: z.object({ file: z.instanceof(Uint8Array) }),
    /** Null where the file is no workbook, or one that is not read. */
    result: z.object({ text: z.string().nullable() }),
    progress: z.int(),
    rows: (done) => done,
  },
);
