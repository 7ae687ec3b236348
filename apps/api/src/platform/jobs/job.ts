import type { App } from '../app.ts';
import type { Threads } from '../threads/threads.ts';
import { type JobName, type JobPayload, jobPayloads } from './job-payloads.ts';

export interface JobContext {
  readonly app: App;
  /** True when no further try follows this one. */
  readonly lastTry: boolean;
  /** For work that must not hold up the event loop. */
  readonly threads: Threads;
}

export interface Job {
  readonly name: JobName;
  readonly run: (context: JobContext, payload: unknown) => Promise<void>;
}

/** Binds a handler to its job; it must be harmless to run twice, because a killed worker's job runs again. */
export function job<N extends JobName>(
  name: N,
  handler: (context: JobContext, payload: JobPayload<N>) => Promise<void>,
): Job {
  const schema = jobPayloads[name];
  return { name, run: (context, payload) => handler(context, schema.parse(payload) as JobPayload<N>) };
}
