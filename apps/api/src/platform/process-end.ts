import type { FastifyBaseLogger } from 'fastify';

export type Stop = () => Promise<unknown>;

/** So long may a process that failed take to end what runs, in milliseconds. */
const longestStop = 10_000;

/**
 * Ends the process in order: on the first signal with 0, after an error that nobody caught with 1, which a supervisor
 * answers with another start. A second signal ends it at once.
 */
export class ProcessEnd {
  readonly #log: FastifyBaseLogger;
  readonly #stops: Stop[] = [];
  #ending = false;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
    for (const name of ['SIGTERM', 'SIGINT'] as const)
      process.on(name, () => (this.#ending ? process.exit(1) : void this.#end(0)));
    for (const name of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(name, (error: unknown) => this.#fail(error));
  }

  /** What is opened later is ended earlier. */
  add(stop: Stop): void {
    this.#stops.unshift(stop);
  }

  /** Said once: what follows from the first error would hide it. */
  #fail(error: unknown): void {
    if (this.#ending) return;
    this.#log.fatal({ err: error }, 'an error that nobody caught; the process ends');
    setTimeout(() => process.exit(1), longestStop).unref();
    void this.#end(1);
  }

  async #end(code: number): Promise<void> {
    this.#ending = true;
    for (const stop of this.#stops) await stop().catch(() => {});
    process.exit(code);
  }
}
