import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import type { ThreadMessage, ToThread } from './task-messages.ts';
import type { ThreadTask } from './thread-task.ts';

/** A task with what runs it. */
export interface ServedTask {
  readonly kind: string;
  readonly run: (input: unknown, report: (progress: unknown) => void) => Promise<unknown>;
}

/** Binds a task to what runs it in the thread. */
export function serve<I extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  { kind, schemas }: ThreadTask<I, R, P>,
  run: (input: z.output<I>, report: (progress: z.input<P>) => void) => Promise<z.input<R>>,
): ServedTask {
  return { kind, run: (input, report) => run(schemas.input.parse(input), report) };
}

const callShape = z.object({ kind: z.string(), input: z.unknown() });

/** Linux counts priorities by thread: where processors are few, requests come before what runs here. */
function giveWay(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** What the database or the system calls an error; a copy of the error does not carry it. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Makes this thread run the tasks it is sent, one after the other. */
export function serveTasks(tasks: readonly ServedTask[]): void {
  const port = parentPort;
  if (port === null) throw new Error('serveTasks belongs in a worker thread');
  giveWay();
  const run = (task: unknown, report: (progress: unknown) => void) => {
    const { kind, input } = callShape.parse(task);
    const served = tasks.find((each) => each.kind === kind);
    if (served === undefined) throw new Error(`this thread has no task ${kind}`);
    return served.run(input, report);
  };
  const send = (message: ThreadMessage) => port.postMessage(message);
  let before: Promise<unknown> = Promise.resolve();
  port.on('message', (message: ToThread) => {
    if (message.kind !== 'task') return;
    const { id, task } = message;
    before = before
      .then(() => run(task, (progress) => send({ id, kind: 'progress', progress })))
      .then((result) => send({ id, kind: 'done', result }))
      .catch((error: unknown) => send({ id, kind: 'failed', error, code: codeOf(error) }));
  });
}
