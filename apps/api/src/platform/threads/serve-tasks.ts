import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage } from './task-messages.ts';

export type Report = (progress: unknown) => void;

/** Linux counts priorities by thread: where processors are few, what runs here gives way to the requests. */
function giveWay(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Makes this thread run the tasks it is sent, one after the other. */
export function serveTasks(run: (task: unknown, report: Report) => Promise<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('serveTasks belongs in a worker thread');
  giveWay();
  const send = (message: ThreadMessage) => port.postMessage(message);
  let before: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, task }: TaskMessage) => {
    before = before
      .then(() => run(task, (progress) => send({ id, kind: 'progress', progress })))
      .then((result) => send({ id, kind: 'done', result }))
      .catch((error: unknown) => send({ id, kind: 'failed', error }));
  });
}
