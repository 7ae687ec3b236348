import { z } from 'zod';
import { ThreadTask } from '../../../platform/threads/thread-task.ts';

/** Writes the file of an export in the exports' thread; reports how many rows it has written. */
export const exportTask = new ThreadTask(new URL('../../../export-thread.ts', import.meta.url), 'export', {
  input: z.object({
    sellerId: z.string(),
    exportId: z.string(),
    /** Milliseconds since 1970. */
    now: z.number(),
  }),
  /** Whether something of the file is being made: it is asked for again a little later. */
  result: z.object({ waits: z.boolean() }),
  /** `total` is 0 where nobody knows it before the end. */
  progress: z.object({ rows: z.int(), total: z.int() }),
  rows: ({ rows }) => rows,
});
