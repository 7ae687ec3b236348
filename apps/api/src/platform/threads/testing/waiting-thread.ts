import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveTasks } from '../serve-tasks.ts';

/** A thread whose task takes the given milliseconds and gives the thread's number. */
serveTasks([
  {
    kind: 'wait',
    run: async (milliseconds) => {
      await wait(Number(milliseconds));
      return threadId;
    },
  },
]);
