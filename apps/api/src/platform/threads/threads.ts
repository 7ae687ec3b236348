import { Worker } from 'node:worker_threads';
import type { ThreadFailure, ThreadMessage } from './task-messages.ts';

const heapMegabytes = 512;
/** Most objects are short-lived: a larger young generation would only cost memory. */
const youngMegabytes = 24;

/** A task took longer than it may; its thread was ended. */
export class ThreadTimeout extends Error {}

export interface TaskCall {
  /** The module that serves the tasks (`serveTasks`). */
  readonly entry: URL;
  readonly task: unknown;
  /** After so many seconds the thread is ended, and with it every task that waits there. */
  readonly seconds: number;
  readonly onProgress?: (progress: unknown) => void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: unknown) => void) | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

function errorOf({ error, code }: ThreadFailure): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return code === undefined ? error : Object.assign(error, { code });
}

/** Long-lived worker threads, one per module, started when first needed and again after one has died. */
export class Threads {
  readonly #workerData: unknown;
  readonly #threads = new Map<string, Thread>();
  #lastId = 0;

  constructor(workerData: unknown) {
    this.#workerData = workerData;
  }

  #start(entry: URL): Thread {
    const worker = new Worker(entry, {
      workerData: this.#workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    const thread: Thread = { worker, waiting: new Map() };
    const end = (error: Error) => {
      if (this.#threads.get(entry.href) === thread) this.#threads.delete(entry.href);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('message', (message: ThreadMessage) => this.#receive(thread, message));
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the thread ended')));
    this.#threads.set(entry.href, thread);
    return thread;
  }

  #receive({ waiting }: Thread, message: ThreadMessage): void {
    const call = waiting.get(message.id);
    if (call === undefined) return;
    if (message.kind === 'progress') {
      call.onProgress?.(message.progress);
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'done') call.resolve(message.result);
    else call.reject(errorOf(message));
  }

  /** Runs a task in its module's thread; rejects when it fails, when the thread dies, or with `ThreadTimeout`. */
  async run({ entry, task, seconds, onProgress }: TaskCall): Promise<unknown> {
    const thread = this.#threads.get(entry.href) ?? this.#start(entry);
    this.#lastId += 1;
    const id = this.#lastId;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<unknown>((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject, onProgress });
        timer = setTimeout(() => {
          thread.waiting.delete(id);
          reject(new ThreadTimeout(`no result after ${seconds} s`));
          void thread.worker.terminate();
        }, seconds * 1000);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
        thread.worker.postMessage({ id, task });
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map(({ worker }) => worker.terminate()));
  }
}
