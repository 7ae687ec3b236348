import type { WorkerEvents } from 'graphile-worker';
import { backgroundFlag, backgroundJobs, type JobName } from './job-payloads.ts';

/** Beside the files that are worked on: jobs that wait for another server, and the short ones. */
const besideFiles = 3;

/** The places of a worker for running jobs; background jobs have half of them, so that very many hold up nobody who waits at a screen. */
export class JobPlaces {
  readonly count: number;
  readonly #forBackground: number;
  #inBackground = 0;
  /** Places that ask for a job, which may be a background one. */
  readonly #mayTake = new Set<unknown>();
  /** What was allowed to those that are about to ask, in their order. */
  #allowed: boolean[] = [];

  constructor(count: number) {
    this.count = count;
    this.#forBackground = Math.floor(this.count / 2);
  }

  /** A place for each of the engine's threads and some beside them. */
  static besideEngine(engineThreads: number): JobPlaces {
    return new JobPlaces(engineThreads + besideFiles);
  }

  /** The flags of jobs that find no place now; the runner asks for them each time before it asks for a job. */
  readonly forbiddenFlags = (): string[] | null => {
    const asking = this.#mayTake.size + this.#allowed.filter(Boolean).length;
    const isAllowed = this.#inBackground + asking < this.#forBackground;
    this.#allowed.push(isAllowed);
    return isAllowed ? null : [backgroundFlag];
  };

  /** Follows a new runner: which of its places ask, and which got their answer. */
  follow(events: WorkerEvents): void {
    this.#mayTake.clear();
    this.#allowed = [];
    events.on('worker:getJob:start', ({ worker }) => {
      if (this.#allowed.shift() === true) this.#mayTake.add(worker);
    });
    for (const answer of ['worker:getJob:empty', 'worker:getJob:error', 'job:start'] as const)
      events.on(answer, ({ worker }) => {
        this.#mayTake.delete(worker);
      });
  }

  /** Takes a place until the returned function is called. */
  take(name: JobName): () => void {
    if (!backgroundJobs.has(name)) return () => {};
    this.#inBackground += 1;
    return () => {
      this.#inBackground -= 1;
    };
  }
}
