import type { App } from '../app.ts';
import type { TaskRunner } from '../threads/threads.ts';
import { type JobName, type JobPayload, jobPayloads } from './job-payloads.ts';

export interface JobContext {
  readonly app: App;
  /** Whether no further try follows one that ends with this error. */
  readonly isLast: (error: unknown) => boolean;
  /** For work that must not hold up the event loop. */
  readonly threads: TaskRunner;
}

/** When a job runs by itself. */
export interface Schedule<N extends JobName> {
  /** Minute, hour, day, month and weekday, as in a crontab, in UTC. */
  readonly at: string;
  readonly tries: number;
  /** Jobs of one queue run one after the other. */
  readonly queue?: string;
  /** Distinguishes several schedules of one job. */
  readonly id?: string;
  readonly payload?: JobPayload<N>;
}

export interface Job {
  readonly name: JobName;
  /** The lines of its schedules in the worker's crontab. */
  readonly crontab: readonly string[];
  readonly run: (context: JobContext, payload: unknown) => Promise<void>;
}

function cronLine<N extends JobName>(name: N, { at, tries, queue, id, payload }: Schedule<N>): string {
  const options = [
    ...(id === undefined ? [] : [`id=${id}`]),
    `max=${tries}`,
    ...(queue === undefined ? [] : [`queue=${queue}`]),
  ];
  const line = `${at} ${name} ?${options.join('&')}`;
  return payload === undefined ? line : `${line} ${JSON.stringify(payload)}`;
}

/** Binds a handler to its job, with the times it runs by itself; it must be harmless to run twice, because a killed worker's job runs again. */
export function job<N extends JobName>(
  name: N,
  handler: (context: JobContext, payload: JobPayload<N>) => Promise<void>,
  schedules: readonly Schedule<N>[] = [],
): Job {
  const schema = jobPayloads[name];
  return {
    name,
    crontab: schedules.map((schedule) => cronLine(name, schedule)),
    run: (context, payload) => handler(context, schema.parse(payload) as JobPayload<N>),
  };
}
