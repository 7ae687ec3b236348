import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

/** Why a call was refused as one too many: the process is behind, or the database or the way there does not answer. */
export type OverloadCause = 'pressure' | 'database';

export interface OverloadRefusal {
  readonly cause: OverloadCause;
  /** The route of the call, or its class where nobody looked for the route. */
  readonly what: string;
  /** What the database said. */
  readonly reason?: string;
}

const refused = new Counter({
  name: 'offizin_overload_refusals_total',
  help: 'Calls refused with 503, by cause.',
  labelNames: ['cause'] as const,
});

/** Milliseconds that one line sums up. */
const summedFor = 10_000;

interface Sum {
  refusals: number;
  readonly routes: Record<string, number>;
  /** The last error of the database. */
  reason?: string;
}

/** Refusals come by the thousand: they are logged in sums, a line for ten seconds that had any. */
class OverloadLog {
  readonly #log: FastifyBaseLogger;
  #sums = new Map<OverloadCause, Sum>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  note({ what, cause, reason }: OverloadRefusal): void {
    refused.inc({ cause });
    const sum: Sum = this.#sums.get(cause) ?? { refusals: 0, routes: {} };
    sum.refusals += 1;
    sum.routes[what] = (sum.routes[what] ?? 0) + 1;
    if (reason !== undefined) sum.reason = reason;
    this.#sums.set(cause, sum);
    this.#timer ??= setTimeout(() => this.write(), summedFor).unref();
  }

  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [cause, sum] of this.#sums) this.#log.warn({ cause, ...sum }, 'overloaded');
    this.#sums = new Map();
  }
}

const logs = new WeakMap<FastifyInstance['server'], OverloadLog>();

/** Sums up what the server refuses from now on; what is left is written when it closes. */
export function sumUpOverload(server: FastifyInstance, log: FastifyBaseLogger): void {
  const own = new OverloadLog(log);
  logs.set(server.server, own);
  server.addHook('onClose', async () => own.write());
}

export function noteOverload(server: FastifyInstance['server'], refusal: OverloadRefusal): void {
  logs.get(server)?.note(refusal);
}
