import type { z } from 'zod';
import { beginTask } from './task-figures.ts';
import type { TaskRunner } from './threads.ts';

export interface TaskSchemas<I extends z.ZodType, R extends z.ZodType, P extends z.ZodType> {
  readonly input: I;
  readonly result: R;
  readonly progress: P;
  /** How many rows a report says are done. */
  readonly rows: (progress: z.output<P>) => number;
}

export interface RunOptions<P extends z.ZodType> {
  /** Seconds of its own after which the task is ended with its thread. */
  readonly seconds: number;
  readonly onProgress?: (progress: z.output<P>) => void;
}

/** A kind of task of one thread's module: what goes there and what comes back, checked on arrival as jobs' payloads are. */
export class ThreadTask<I extends z.ZodType, R extends z.ZodType, P extends z.ZodType> {
  readonly #entry: URL;
  readonly kind: string;
  readonly schemas: TaskSchemas<I, R, P>;

  /** `entry` is the module that serves the task (`serveTasks`). */
  constructor(entry: URL, kind: string, schemas: TaskSchemas<I, R, P>) {
    this.#entry = entry;
    this.kind = kind;
    this.schemas = schemas;
  }

  /** Runs it in its thread; rejects when it fails, when the thread dies, or with `ThreadTimeout`. */
  async run(threads: TaskRunner, input: z.input<I>, { seconds, onProgress }: RunOptions<P>): Promise<z.output<R>> {
    const { result, progress, rows } = this.schemas;
    const record = beginTask(this.kind);
    try {
      const reply = await threads.run({
        entry: this.#entry,
        task: { kind: this.kind, input },
        seconds,
        onProgress: (reported) => {
          const parsed = progress.parse(reported);
          record.noteRows(rows(parsed));
          onProgress?.(parsed);
        },
      });
      return result.parse(reply);
    } finally {
      record.end();
    }
  }
}
