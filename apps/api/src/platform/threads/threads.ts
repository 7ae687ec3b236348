import { Worker } from 'node:worker_threads';
import { Shelf } from './shelf.ts';
import type { ThreadFailure, ThreadMessage, ToThread } from './task-messages.ts';

const heapMegabytes = 512;
/** Most objects are short-lived: a larger young generation would only cost memory. */
const youngMegabytes = 24;

/** A task took longer than it may; its thread was ended. */
export class ThreadTimeout extends Error {}

export interface TaskCall {
  /** The module that serves the tasks (`serveTasks`). */
  readonly entry: URL;
  readonly task: unknown;
  /** Seconds of its own after which the task is ended with its thread; waiting in line does not count. */
  readonly seconds: number;
  readonly onProgress?: (progress: unknown) => void;
}

interface Waiting extends TaskCall {
  readonly id: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  running: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/** The threads of a module, which take tasks from one line and share a shelf. */
interface Crew {
  readonly entry: URL;
  readonly threads: Set<Thread>;
  readonly line: Waiting[];
  readonly shelf: Shelf;
}

function errorOf({ error, code }: ThreadFailure): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return code === undefined ? error : Object.assign(error, { code });
}

function tell({ worker }: Thread, message: ToThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(message);
}

/** Frees a thread of its task. */
function finish(thread: Thread): Waiting | null {
  const { running } = thread;
  clearTimeout(thread.timer);
  thread.running = null;
  return running;
}

/** What runs tasks in threads. */
export type TaskRunner = Pick<Threads, 'run'>;

/** Long-lived worker threads, a few for each module, started when first needed and again after one has died. */
export class Threads {
  readonly #workerData: unknown;
  readonly #most: number;
  readonly #crews = new Map<string, Crew>();
  #lastId = 0;

  /** `most` is how many threads a module has at most. */
  constructor(workerData: unknown, most: number) {
    this.#workerData = workerData;
    this.#most = most;
  }

  #crewOf(entry: URL): Crew {
    const crew = this.#crews.get(entry.href) ?? { entry, threads: new Set(), line: [], shelf: new Shelf() };
    this.#crews.set(entry.href, crew);
    return crew;
  }

  #start(crew: Crew): Thread {
    const worker = new Worker(crew.entry, {
      workerData: this.#workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    const thread: Thread = { worker, running: null, timer: undefined };
    const end = (error: Error) => {
      crew.threads.delete(thread);
      finish(thread)?.reject(error);
      this.#serve(crew);
    };
    worker.on('message', (message: ThreadMessage) => this.#receive(crew, thread, message));
    worker.on('error', end);
    worker.on('exit', () => {
      end(new Error('the thread ended'));
      // Only now nothing is written any more.
      crew.shelf.leave(thread);
    });
    crew.threads.add(thread);
    return thread;
  }

  /** Gives what waits to threads that have nothing to do. */
  #serve(crew: Crew): void {
    while (crew.line.length > 0) {
      const idle = crew.threads.values().find(({ running }) => running === null);
      if (idle === undefined && crew.threads.size >= this.#most) return;
      const next = crew.line.shift();
      if (next !== undefined) this.#begin(crew, idle ?? this.#start(crew), next);
    }
  }

  #begin(crew: Crew, thread: Thread, call: Waiting): void {
    const { id, task, seconds } = call;
    thread.running = call;
    thread.timer = setTimeout(() => {
      crew.threads.delete(thread);
      finish(thread)?.reject(new ThreadTimeout(`no result after ${seconds} s`));
      void thread.worker.terminate();
      this.#serve(crew);
    }, seconds * 1000);
    tell(thread, { kind: 'task', id, task });
  }

  #receive(crew: Crew, thread: Thread, message: ThreadMessage): void {
    const { shelf } = crew;
    if (message.kind === 'put') return shelf.put(message.key, thread, message.value);
    if (message.kind === 'take') {
      void shelf.take(message.key, thread).then((given) => tell(thread, { kind: 'given', ...given }));
      return;
    }
    const { running } = thread;
    if (running === null || running.id !== message.id) return;
    if (message.kind === 'progress') return running.onProgress?.(message.progress);
    shelf.leave(thread);
    finish(thread);
    if (message.kind === 'done') running.resolve(message.result);
    else running.reject(errorOf(message));
    this.#serve(crew);
  }

  /** Runs a task in a thread of its module; rejects when it fails, when the thread dies, or with `ThreadTimeout`. */
  run(call: TaskCall): Promise<unknown> {
    const crew = this.#crewOf(call.entry);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      crew.line.push({ ...call, id, resolve, reject });
      this.#serve(crew);
    });
  }

  async close(): Promise<void> {
    const threads = [...this.#crews.values()].flatMap((crew) => [...crew.threads]);
    for (const crew of this.#crews.values()) crew.line.length = 0;
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
